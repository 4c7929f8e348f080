import { factorsFrom, showsProduct } from '../kit/arithmetic.ts';
import { type Injector, looksFailed } from '../kit/injector.ts';
import { defineProbe, PROVEN_QUERY, PROVEN_TARGET } from '../kit/probe-definition.ts';
import type { MarkedResponse } from '../kit/reflection.ts';
import type { Seen, SeenParts } from '../kit/seen.ts';
import { activeCodeEvaluation } from './code-evaluation.ts';
import { CODE_SYNTAXES, type CodeSyntax, codeExpression, provesCode, type Quote } from './code-payloads.ts';

/** Expressions of programming languages, without the delimiters of a template. */
export const codeExpressions = defineProbe({
  family: 'code-evaluation',
  checks: [activeCodeEvaluation],
  unless: [...PROVEN_QUERY, ...PROVEN_TARGET, 'template-injection'],
  needs: ['letters', 'quoted'],
  cost: 1,
  run: probeCode,
});

/**
 * A product alone: a program that evaluates the value shows it. Then strings joined with a product, which a calculator refuses. Where only
 * quotes make the program fail, the same inside a string.
 */
async function probeCode(injector: Injector, { letters, quoted }: Seen & Pick<SeenParts, 'letters' | 'quoted'>) {
  const factors = factorsFrom(injector.token());
  const product = await injector.send(`${factors.a}*${factors.b}`);
  if (product === null) return;
  const isComputed = showsProduct(product.response.text, factors, '');
  const inStrings: readonly Quote[] = isFailed(quoted) && !isFailed(letters) ? ["'", '"'] : [];
  for (const place of isComputed ? [null] : inStrings)
    for (const syntax of CODE_SYNTAXES) if (await proves(injector, syntax, place)) return;
}

/** Two expressions of one syntax. @returns true when both were evaluated */
async function proves(injector: Injector, syntax: CodeSyntax, place: Quote | null): Promise<boolean> {
  const word = injector.token();
  const evaluated = async () => {
    const payload = codeExpression(syntax, factorsFrom(injector.token()), word, place);
    const exchange = await injector.send(payload);
    return exchange !== null && provesCode(exchange.response.text, payload, word) ? { payload, exchange } : null;
  };
  const hit = await evaluated();
  const again = hit === null ? null : await evaluated();
  if (hit === null || again === null) return false;
  injector.note('code-evaluation', `output: ${syntax.languages}`, hit.payload, word, hit.exchange);
  injector.note('code-evaluation', 'again', again.payload, word, again.exchange);
  return true;
}

function isFailed({ exchange: { response } }: MarkedResponse): boolean {
  return response.status >= 500 || looksFailed(response.text);
}
