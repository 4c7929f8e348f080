import type { ActiveProbe } from '../../core/evidence/active.ts';

/** Errors of XPath libraries about the text of an expression: Java, libxml2 with its bindings, .NET, JavaScript, Saxon. */
const ERRORS =
  /XPathExpressionException|javax\.xml\.transform\.TransformerException: [^\n]{0,80}|Error parsing XPath input|xmlXPath\w{3,30}|SimpleXMLElement::xpath\(\)|DOMXPath::(?:query|evaluate)\(\)|XPathEvalError|System\.Xml\.XPath\.XPathException|net\.sf\.saxon\.\w{0,20}\.?XPathException|(?:XPath parse error|Invalid XPath expression|XPST0003|Expression must evaluate to a node-set)/i;

/** The words of an XPath library's error in a text; null when there is none. */
export function xpathError(text: string): string | null {
  const bounded = text.slice(0, 256 * 1024);
  const match = ERRORS.exec(bounded);
  return match === null
    ? null
    : bounded
        .slice(match.index, match.index + 160)
        .replace(/\s+/g, ' ')
        .trim();
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
