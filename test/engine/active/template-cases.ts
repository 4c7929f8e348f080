import ejs from 'ejs';
import nunjucks from 'nunjucks';
import type { SiteCase } from './site.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function page(name: string, isVulnerable: boolean, render: (value: string) => string): SiteCase {
  return { name, example: 'oak', isVulnerable, answer: (value, response) => void response.end(render(value)) };
}

const nunjucksPage = new nunjucks.Environment(null, { autoescape: true });
const computed = (text: string) =>
  text.replace(/(\d{1,9})\s*\*\s*(\d{1,9})/g, (_all, a: string, b: string) => String(Number(a) * Number(b)));

/** Pages of real template engines whose text is built from a value, and those that take it as a variable. */
export const TEMPLATE_CASES: readonly SiteCase[] = [
  page('Nunjucks', true, (value) => nunjucksPage.renderString(`<p>Hello ${value}</p>`, {})),
  page('Nunjucks after quotes were removed', true, (value) =>
    nunjucksPage.renderString(`<p>Hello ${value.replace(/["'<>]/g, '')}</p>`, {}),
  ),
  page('EJS', true, (value) => ejs.render(`<p>Hello ${value}</p>`)),
  page('a number is grouped by the locale', true, (value) =>
    nunjucksPage.renderString(`<p>Hello ${value.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, '{{ ($1) | group }}')}</p>`, {}),
  ),
  page('Nunjucks with a variable', false, (value) =>
    nunjucksPage.renderString('<p>Hello {{ name }}</p>', { name: value }),
  ),
  page('EJS with a variable', false, (value) => ejs.render('<p>Hello <%= name %></p>', { name: value })),
  page('a page for the templates of a browser', false, (value) => `<div ng-app>Hello ${escaped(value)}</div>`),
  page('without angle brackets', false, (value) => `<p>Hello ${value.replace(/[<>]/g, '')}</p>`),
  page('a calculator that replaces what it can compute', false, (value) => `<p>${escaped(computed(value))}</p>`),
  page(
    'a mail merge that empties all fields',
    false,
    (value) => `<p>${escaped(value.replace(/\{\{[^{}]*\}\}|\$\{[^{}]*\}/g, ''))}</p>`,
  ),
];
nunjucksPage.addFilter('group', (value: unknown) =>
  typeof value === 'number' ? value.toLocaleString('en-US') : value,
);
