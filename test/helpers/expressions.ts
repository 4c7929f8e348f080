import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [key: string]: Value };

/** Evaluates every `${{ }}` of a text with GitHub's own expression language. */
export function evaluateExpressions(text: string, contexts: Readonly<Record<string, Value>>): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_whole, expression: string) => {
    const tokens = new Lexer(expression.trim()).lex().tokens;
    const tree = new Parser(tokens, Object.keys(contexts), []).parse();
    const root = toData(contexts);
    if (!(root instanceof data.Dictionary)) throw new Error('contexts must be an object');
    return new Evaluator(tree, root).evaluate().coerceString();
  });
}

function toData(value: Value): data.ExpressionData {
  if (value === null || value === undefined) return new data.Null();
  if (typeof value === 'string') return new data.StringData(value);
  if (typeof value === 'number') return new data.NumberData(value);
  if (typeof value === 'boolean') return new data.BooleanData(value);
  if (Array.isArray(value)) return new data.Array(...value.map((item: Value) => toData(item)));
  return new data.Dictionary(...Object.entries(value).map(([key, item]) => ({ key, value: toData(item) })));
}
