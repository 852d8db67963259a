/** As much of Preact as the page uses. */
export class Component {
  constructor(props?: any);
  props: any;
  state: any;
  setState(change: any, then?: () => void): void;
  [more: string]: any;
}
export const h: any;
export const Fragment: any;
export function render(what: any, where: Element): void;
export function createRef(): { current: any };
