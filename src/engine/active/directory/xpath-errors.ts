import type { ActiveProbe } from '../../core/evidence/active.ts';
import table from '../../data/database-errors.json' with { type: 'json' };
import { errorWords } from '../kit/error-words.ts';

/** Errors of XPath libraries about the text of an expression: Java, libxml2 with its bindings, .NET, JavaScript, Saxon. */
const ERRORS = new RegExp(table.xpath, 'i');

/** The words of an XPath library's error in a text; null when there is none. */
export function xpathError(text: string): string | null {
  return errorWords(ERRORS, text);
}

/**
 * Quotes of either kind cause the error, twice; letters and an expression that is valid within quotes do not.
 *
 * @param probes steps `quote` (two), `valid` and `letters` of one insertion point
 */
export function provesXPathError(probes: readonly ActiveProbe[]): { hit: ActiveProbe; words: string } | null {
  const steps = (name: string) => probes.filter(({ step }) => step === name);
  const errorOf = ({ exchange }: ActiveProbe) => xpathError(exchange.response.text);
  const [hit, again] = steps('quote');
  const clean = [...steps('valid'), ...steps('letters')];
  if (hit === undefined || again === undefined || steps('valid').length === 0 || clean.length < 2) return null;
  const words = errorOf(hit);
  if (words === null || errorOf(again) === null || clean.some((probe) => errorOf(probe) !== null)) return null;
  return { hit, words };
}
