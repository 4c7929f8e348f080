import type { Label } from '../../test/targets/labels.ts';

/**
 * What a peer's output has to say to be credited with a planted weakness, by check. Generous: naming the thing is enough,
 * with the path where the weakness is a file or a page.
 */
const WORDS: Readonly<Record<string, RegExp>> = {
  'http.hsts-missing': /strict.transport.security|hsts/i,
  'http.xcto': /x-content-type-options/i,
  'http.framing': /x-frame-options|frame-ancestors|clickjack/i,
  'http.referrer-policy': /referrer-policy-unsafe|referrer.policy.{0,60}(?:unsafe|private)/i,
  'http.permissions-policy': /permissions-policy/i,
  'http.cross-origin-isolation': /cross-origin-(?:opener|embedder|resource)/i,
  'http.cache-sensitive': /cache-control.{0,60}(?:missing|not set)/i,
  'http.trace': /\btrace\b.{0,80}(?:enabled|method|risky)|risky methods:.*trace/i,
  'http.methods': /risky methods|\bPUT\b.*\bDELETE\b/i,
  'csp.missing': /csp-not-implemented|content.security.policy.{0,40}(?:not set|missing)|CSP is not set/i,
  'csp.unsafe-inline': /csp.{0,60}unsafe-inline/i,
  'cookie.no-secure': /secure flag (?:is )?not set|cookies-without-secure/i,
  'cookie.no-httponly': /httponly flag (?:is )?not set|cookies-.*httponly/i,
  'cookie.samesite': /samesite/i,
  'cors.reflect-credentials': /cors.{0,80}(?:universal|credential|arbitrary)/i,
  'content.private-ip': /internal ip|private ip/i,
  'content.sri-missing': /sri-not-implemented|subresource integrity/i,
  'content.csrf-token': /csrf/i,
  'disclosure.server-version': /nginx.?1\.14\.0|PHP.?5\.6\.40/i,
  'disclosure.eol-software': /end of life|outdated|no longer supported/i,
  'js.vulnerable-library': /"severity"|vulnerab.*(?:jquery|lodash|bootstrap|moment)/i,
  'active.reflected-xss': /(?:XSS|cross site scripting|reflected|unsafe output).{0,200}/i,
  'active.open-redirect': /open redirect/i,
  'active.crlf': /CRLF/i,
  'active.path-traversal': /(?:path traversal|local file|file inclusion|\/etc\/passwd|file disclosure)/i,
  'active.sqli-error': /sql injection|sqli/i,
  'tls.protocol-tls10-11': /TLSv?1(?:\.0|\.1)?\s.*(?:enabled|offered \(deprecated\))|TLSv1\.[01]:/i,
  'tls.no-tls13': /TLSv?1\.3\s+(?:disabled|not offered)/i,
  'tls.cert-expired': /expired|Not valid after/i,
  'tls.cert-hostname': /(?:certificate does not match|do(?:es)? not match supplied uri|Trust \(hostname\).*no)/i,
  'tls.cert-untrusted': /self[- ]signed|not trusted|Chain of trust.*NOT ok/i,
  'tls.cert-weak-key': /(?:RSA Key Strength|RSA)\D{0,20}1024|Public Key bits: 1024/i,
  'tls.cert-weak-sig': /sha1WithRSA|SHA1 with RSA/i,
  'tls.cipher-no-fs': /TLS_RSA_WITH|AES128-SHA\b/i,
  'tls.cipher-cbc': /LUCKY13|BEAST|CBC/i,
  'tls.dh-weak': /DH(?:E)? 1024|1024 bits? .*DHE|group.{0,20}1024|LOGJAM.*VULNERABLE|Modulus Length: 1024/i,
};

/** True when the output gives the planted weakness away. */
export function isRecognised(label: Label, output: string): boolean {
  if (label.check_id.startsWith('exposure.')) return label.path !== undefined && namesPath(output, label.path);
  const words = WORDS[label.check_id];
  if (words === undefined || !words.test(output)) return false;
  if (!label.check_id.startsWith('active.')) return true;
  return label.path !== undefined && output.includes(label.path) && output.split('\n').some((line) => words.test(line));
}

/** The path itself, or its folder for version control. */
function namesPath(output: string, path: string): boolean {
  const folder = /^\/\.(?:git|svn)\//.exec(path)?.[0];
  return output.includes(path) || (folder !== undefined && output.includes(folder));
}
