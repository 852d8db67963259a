/** The rule texts, paragraph by paragraph in our own words, with boards to try them on. */
import { html, Component } from './view.js';
import { Head, Pick } from './parts.js';
import { cited } from './cite.js';
import { t, language } from './i18n.js';
import { ruleText } from './api.js';
import { examples } from './examples.js';
import { TryOut } from './tryout.js';
import { told } from './i18n/paragraphs.js';
import { decided } from './i18n/decisions.js';

const TEXTS = ['simplified-ing', 'tromp-taylor', 'decisions', 'own-decisions'];

export class Rules extends Component {
  /** @param {{name: string, paragraph?: string, visit: number}} props */
  constructor(props) {
    super(props);
    /**  {any} */
    this.state = { text: /** @type {any} */ (null), failed: false };
  }

  async componentDidMount() {
    document.title = `${t('menu.rules')} · Jigo`;
    try {
      this.setState({ text: await ruleText(this.props.name) }, () => this.found());
    } catch {
      this.setState({ failed: true });
    }
  }

  /** @param {{paragraph?: string, visit: number}} before */
  componentDidUpdate(before) {
    if (before.paragraph !== this.props.paragraph || before.visit !== this.props.visit) this.found();
  }

  /** Shows the paragraph that the address names. */
  found() {
    const wanted = this.props.paragraph && document.getElementById('p-' + this.props.paragraph);
    if (wanted) wanted.scrollIntoView({ block: 'center' });
  }

  /** @param {{title: string, text: string}} told */
  paragraph({ title, text }) {
    const [, number, name = ''] = /^((?:TT|SI|D|J) \S+)\s*(.*)$/.exec(title) ?? ['', title];
    const [heading, words] = decided[language()]?.[number] ?? [name, told[language()]?.[number] ?? text];
    const { name: shown, paragraph } = this.props;
    const example = examples[number];
    return html`<section key=${number} id=${'p-' + number} class=${paragraph === number ? 'paragraph wanted' : 'paragraph'} aria-label=${number}>
      <h2>${number}${heading && html` <span class="quiet">${heading}</span>`}</h2>
      <div>${words.split(/\n\n+/).map((/** @type {string} */ part) => html`<p>${cited(part.replace(/\s*\n\s*/g, ' '))}</p>`)}</div>
      ${example && html`<${TryOut} rules=${shown} ...${example} />`}
    </section>`;
  }

  render() {
    const { text, failed } = this.state;
    return html`<${Head} /><main tabindex="-1" class="text ruletext"><h1>${t('menu.rules')}</h1>
      <${Pick} label=${t('menu.rules')} value=${this.props.name} options=${TEXTS.map((n) => [n, t('rules.' + n)])} set=${(/** @type {string} */ n) => { location.hash = `#/rules/${n}`; }} />
      ${failed && html`<p role="alert" class="wrong">${t('rules.failed')}</p>`}
      ${text?.paragraphs?.map((/** @type {any} */ p) => this.paragraph(p))}
    </main>`;
  }
}
