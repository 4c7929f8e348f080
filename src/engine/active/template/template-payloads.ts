import { type Factors, factorsOf, showsProduct } from '../kit/arithmetic.ts';

/** An expression of a template language that computes a product. */
export interface TemplateSyntax {
  /** Engines that evaluate it. */
  readonly engines: string;
  expression(factors: Factors): string;
}

export const TEMPLATE_SYNTAXES: readonly TemplateSyntax[] = [
  { engines: 'Jinja2, Twig, Nunjucks or Tornado', expression: ({ a, b }) => `{{${a}*${b}}}` },
  { engines: 'FreeMarker, Thymeleaf, Mako, SpEL or EL', expression: ({ a, b }) => `\${${a}*${b}}` },
  { engines: 'ERB, EJS or JSP', expression: ({ a, b }) => `<%= ${a}*${b} %>` },
  { engines: 'Pug, Slim, EL or FreeMarker', expression: ({ a, b }) => `#{${a}*${b}}` },
  { engines: 'Razor', expression: ({ a, b }) => `@(${a}*${b})` },
  { engines: 'Velocity', expression: ({ a, b }) => `#set($x=${a}*${b})$x` },
  { engines: 'Thymeleaf or SpEL', expression: ({ a, b }) => `*{${a}*${b}}` },
  { engines: 'OGNL', expression: ({ a, b }) => `%{${a}*${b}}` },
  { engines: 'Smarty or Latte', expression: ({ a, b }) => `{${a}*${b}}` },
  { engines: 'Liquid', expression: ({ a, b }) => `{{${a} | times: ${b}}}` },
  { engines: 'Handlebars with helpers, doT', expression: ({ a, b }) => `{{=${a}*${b}}}` },
];

/** How many syntaxes of the list the first payload combines: those that most engines let pass as text if they are not theirs. */
const COMBINED = 8;

/** One payload with several syntaxes, each with its own numbers and between two of the word. */
export function combinedTemplates(factors: readonly Factors[], word: string): string {
  return (
    combinedExpressions(factors)
      .map((expression) => word + expression)
      .join('') + word
  );
}

function combinedExpressions(factors: readonly Factors[]): string[] {
  return TEMPLATE_SYNTAXES.slice(0, COMBINED).flatMap(({ expression }, index) => {
    const own = factors[index];
    return own === undefined ? [] : expression(own);
  });
}

/**
 * The syntaxes to send by themselves after the combined payload, most promising first: that whose product the response has, or else
 * those that it does not have as they were sent.
 */
export function templatesToTry(text: string, factors: readonly Factors[], word: string): readonly TemplateSyntax[] {
  const bounded = decoded(text.slice(0, 256 * 1024).toLowerCase());
  const evaluated = TEMPLATE_SYNTAXES.slice(0, COMBINED).filter((_syntax, index) => {
    const own = factors[index];
    return own !== undefined && showsProduct(bounded, own, word);
  });
  if (evaluated.length > 0) return evaluated;
  const isReflected = bounded.includes(word);
  return TEMPLATE_SYNTAXES.filter(({ expression }, index) => {
    const own = factors[index] ?? factors[0];
    // What shares its delimiters with a syntax that was left as it is needs no request of its own.
    if (own === undefined || !isReflected) return true;
    return !bounded.includes(word + expression(own).toLowerCase()) && isChanged(bounded, index, factors, word);
  });
}

/** A filter that removes angle brackets or quotes changes no other syntax. */
function isChanged(text: string, index: number, factors: readonly Factors[], word: string): boolean {
  const likes: Readonly<Record<number, number>> = { 8: 0, 9: 0, 10: 0 };
  const own = likes[index] ?? index;
  const syntax = TEMPLATE_SYNTAXES[own];
  const numbers = factors[own];
  if (syntax === undefined || numbers === undefined) return false;
  const expression = syntax.expression(numbers);
  return ![expression, expression.replace(/[<>%]/g, ''), expression.replace(/[<>]/g, '')].some((form) =>
    text.includes(word + form.toLowerCase()),
  );
}

function decoded(text: string): string {
  return text
    .replace(/&(?:lt|#0{0,5}60|#x0{0,5}3c);|%3c/g, '<')
    .replace(/&(?:gt|#0{0,5}62|#x0{0,5}3e);|%3e/g, '>')
    .replace(/&(?:#0{0,5}123|#x0{0,5}7b);|%7b/g, '{')
    .replace(/&(?:#0{0,5}125|#x0{0,5}7d);|%7d/g, '}')
    .replace(/&(?:#0{0,5}42|#x0{0,5}2a);|%2a/g, '*')
    .replace(/&(?:#0{0,5}36|#x0{0,5}24);|%24/g, '$')
    .replace(/&(?:#0{0,5}35|#x0{0,5}23);|%23/g, '#')
    .replace(/&(?:#0{0,5}37|#x0{0,5}25);|%25/g, '%')
    .replace(/&(?:#0{0,5}64|#x0{0,5}40);|%40/g, '@');
}

/** True when the expression between two of the word was replaced by its value. */
export function provesTemplate(text: string, payload: string, word: string): boolean {
  const factors = factorsOf(payload);
  if (factors === null || payload.includes(String(factors.a * factors.b))) return false;
  return showsProduct(text, factors, word);
}
