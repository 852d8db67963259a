/** The one place that names the libraries: everything is drawn as text nodes through these. */
import { h, render, Component, Fragment, createRef } from './lib/preact.js';
import htm from './lib/htm.js';

export const html = htm.bind(h);
export { render, Component, Fragment, createRef };

/** Joins the class names that hold.
 * @param {...(string|false|null|undefined)} names
 */
export const names = (...names) => names.filter(Boolean).join(' ');
