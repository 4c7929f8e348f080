import { entropy, isPlaceholder } from './entropy.ts';
import { hasTokenChecksum } from './token-checksum.ts';

export interface SecretFormat {
  readonly name: string;
  /** Literals one of which every match holds: a fast no. */
  readonly hints: readonly string[];
  /** Global; the first group, where there is one, is the secret. Bounded quantifiers only. */
  readonly pattern: RegExp;
  readonly severity: 'critical' | 'high' | 'medium';
  readonly confidence: 'certain' | 'firm' | 'tentative';
  /** What the format alone cannot say. Default: enough entropy. */
  readonly verify?: (secret: string, before: string, after: string) => boolean;
}

const random = (secret: string, bits = 3.2) => entropy(secret) >= bits;

function isLiveJwt(secret: string): boolean {
  try {
    const payload: unknown = JSON.parse(Buffer.from(secret.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof payload === 'object' && payload !== null && 'role' in payload && payload.role === 'service_role';
  } catch {
    return false;
  }
}

function isPrivateKey(block: string): boolean {
  const body = block.replace(/^-----BEGIN [A-Z ]+-----|-----END [A-Z ]+-----$/g, '').replace(/\\[rn]|\s|["'+]/g, '');
  return (
    body.length >= 60 &&
    !body.includes('...') &&
    /^(?:Proc-Type|[A-Za-z0-9+/=:,-]{60})/.test(body) &&
    random(body.slice(0, 400), 3.8)
  );
}

/** Formats of keys that are worth something to whoever reads the page. Publishable keys (`pk_live_` …) are left out on purpose. */
export const SECRET_FORMATS: readonly SecretFormat[] = [
  {
    name: 'AWS access key',
    hints: ['AKIA', 'ASIA'],
    pattern: /(?<![A-Za-z0-9/+])(?:AKIA|ASIA)[A-Z2-7]{16}(?![A-Za-z0-9/+])/g,
    severity: 'high',
    confidence: 'firm',
  },
  {
    name: 'AWS secret key',
    hints: ['secret', 'Secret', 'SECRET'],
    pattern: /aws.{0,20}?secret.{0,20}?["'\s:=>]{1,6}([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/gi,
    severity: 'critical',
    confidence: 'firm',
    verify: (secret) => random(secret, 4),
  },
  {
    name: 'GitHub token',
    hints: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
    pattern: /(?<![A-Za-z0-9_])gh[pousr]_[A-Za-z0-9]{36}(?![A-Za-z0-9_])/g,
    severity: 'critical',
    confidence: 'certain',
    verify: (secret) => hasTokenChecksum(secret.slice(4)),
  },
  {
    name: 'GitHub fine-grained token',
    hints: ['github_pat_'],
    pattern: /(?<![A-Za-z0-9_])github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}(?![A-Za-z0-9_])/g,
    severity: 'critical',
    confidence: 'firm',
    verify: (secret) => random(secret, 4),
  },
  {
    name: 'npm token',
    hints: ['npm_'],
    pattern: /(?<![A-Za-z0-9_])npm_[A-Za-z0-9]{36}(?![A-Za-z0-9_])/g,
    severity: 'critical',
    confidence: 'certain',
    verify: (secret) => hasTokenChecksum(secret.slice(4)),
  },
  {
    name: 'GitLab token',
    hints: ['glpat-', 'gldt-', 'glrt-'],
    pattern: /(?<![A-Za-z0-9_])gl(?:pat|dt|rt)-[A-Za-z0-9_-]{20}(?![A-Za-z0-9_-])/g,
    severity: 'critical',
    confidence: 'firm',
  },
  {
    name: 'Slack token',
    hints: ['xox'],
    pattern: /(?<![A-Za-z0-9])xox[abeoprs]-(?:\d-)?\d{8,14}-\d{8,14}(?:-\d{8,14})?-[A-Za-z0-9]{20,64}(?![A-Za-z0-9])/g,
    severity: 'high',
    confidence: 'firm',
  },
  {
    name: 'Slack webhook',
    hints: ['hooks.slack.com'],
    pattern: /https:\/\/hooks\.slack\.com\/services\/(T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24})/g,
    severity: 'high',
    confidence: 'firm',
  },
  {
    name: 'Discord webhook',
    hints: ['/api/webhooks/'],
    pattern: /https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks\/(\d{17,20}\/[\w-]{60,72})/g,
    severity: 'medium',
    confidence: 'firm',
  },
  {
    name: 'Stripe secret key',
    hints: ['k_live_'],
    pattern: /(?<![A-Za-z0-9_])[sr]k_live_[A-Za-z0-9]{20,110}(?![A-Za-z0-9])/g,
    severity: 'critical',
    confidence: 'firm',
  },
  {
    name: 'Google API key',
    hints: ['AIza'],
    pattern: /(?<![A-Za-z0-9_-])AIza[0-9A-Za-z_-]{35}(?![A-Za-z0-9_-])/g,
    severity: 'medium',
    confidence: 'firm',
    // Keys of Maps and Firebase are published by design.
    verify: (secret, before, after) =>
      random(secret, 3.6) &&
      !/[?&]key=$/i.test(before) &&
      !/(?:maps|recaptcha|firebase|authDomain)/i.test(before.slice(-120) + after.slice(0, 250)),
  },
  {
    name: 'Google OAuth client secret',
    hints: ['GOCSPX-'],
    pattern: /(?<![A-Za-z0-9_-])GOCSPX-[A-Za-z0-9_-]{28}(?![A-Za-z0-9_-])/g,
    severity: 'high',
    confidence: 'firm',
  },
  {
    name: 'private key',
    hints: ['PRIVATE KEY'],
    pattern:
      /-----BEGIN (?:RSA |EC |DSA |OPENSSH |ENCRYPTED |PGP )?PRIVATE KEY(?: BLOCK)?-----[^-]{60,8000}-----END [A-Z ]{11,40}-----/g,
    severity: 'critical',
    confidence: 'certain',
    verify: isPrivateKey,
  },
  {
    name: 'SendGrid key',
    hints: ['SG.'],
    pattern: /(?<![A-Za-z0-9])SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g,
    severity: 'high',
    confidence: 'firm',
  },
  {
    name: 'Mailgun key',
    hints: ['key-'],
    pattern: /(?<![A-Za-z0-9_-])key-[0-9a-f]{32}(?![A-Za-z0-9])/g,
    severity: 'high',
    confidence: 'tentative',
  },
  {
    name: 'Mailchimp key',
    hints: ['-us'],
    pattern: /(?<![A-Za-z0-9])[0-9a-f]{32}-us\d{1,2}(?![A-Za-z0-9])/g,
    severity: 'high',
    confidence: 'firm',
  },
  {
    name: 'Shopify token',
    hints: ['shpat_', 'shpss_', 'shpca_', 'shppa_'],
    pattern: /(?<![A-Za-z0-9_])shp(?:at|ss|ca|pa)_[a-fA-F0-9]{32}(?![A-Za-z0-9])/g,
    severity: 'high',
    confidence: 'firm',
  },
  {
    name: 'DigitalOcean token',
    hints: ['do_v1_', 'dop_v1_', 'doo_v1_', 'dor_v1_'],
    pattern: /(?<![A-Za-z0-9_])do[opr]_v1_[a-f0-9]{64}(?![A-Za-z0-9])/g,
    severity: 'critical',
    confidence: 'firm',
  },
  {
    name: 'OpenAI key',
    hints: ['T3BlbkFJ'],
    pattern:
      /(?<![A-Za-z0-9_-])sk-(?:(?:proj|svcacct|admin)-)?[A-Za-z0-9_-]{20,100}T3BlbkFJ[A-Za-z0-9_-]{20,100}(?![A-Za-z0-9_-])/g,
    severity: 'high',
    confidence: 'firm',
  },
  {
    name: 'Anthropic key',
    hints: ['sk-ant-'],
    pattern: /(?<![A-Za-z0-9_-])sk-ant-(?:api|admin)\d{2}-[A-Za-z0-9_-]{80,120}(?![A-Za-z0-9_-])/g,
    severity: 'high',
    confidence: 'firm',
  },
  {
    name: 'Hugging Face token',
    hints: ['hf_'],
    pattern: /(?<![A-Za-z0-9_])hf_[A-Za-z]{34}(?![A-Za-z0-9])/g,
    severity: 'high',
    confidence: 'firm',
    verify: (secret) => random(secret, 4),
  },
  {
    name: 'Azure storage key',
    hints: ['AccountKey='],
    pattern: /AccountKey=([A-Za-z0-9+/]{86}==)/g,
    severity: 'critical',
    confidence: 'firm',
    // The emulator's account key is printed in the manual.
    verify: (secret) => random(secret, 4.5) && !secret.startsWith('Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsu'),
  },
  {
    name: 'Telegram bot token',
    hints: [':AA'],
    pattern: /(?<![A-Za-z0-9])\d{8,10}:AA[A-Za-z0-9_-]{33}(?![A-Za-z0-9_-])/g,
    severity: 'high',
    confidence: 'firm',
  },
  {
    name: 'Square secret',
    hints: ['sq0csp-', 'sq0atp-'],
    pattern: /(?<![A-Za-z0-9])sq0(?:csp-[\w-]{43}|atp-[\w-]{22})(?![\w-])/g,
    severity: 'high',
    confidence: 'firm',
  },
  {
    name: 'PyPI token',
    hints: ['pypi-AgEIcHlwaS5vcmc'],
    pattern: /pypi-AgEIcHlwaS5vcmc[\w-]{50,300}/g,
    severity: 'critical',
    confidence: 'certain',
  },
  {
    name: 'New Relic key',
    hints: ['NRAK-'],
    pattern: /(?<![A-Z0-9])NRAK-[A-Z0-9]{27}(?![A-Z0-9])/g,
    severity: 'high',
    confidence: 'firm',
  },
  {
    name: 'Databricks token',
    hints: ['dapi'],
    pattern: /(?<![A-Za-z0-9])dapi[a-f0-9]{32}(?:-\d)?(?![A-Za-z0-9])/g,
    severity: 'high',
    confidence: 'firm',
  },
  {
    name: 'database address with password',
    hints: ['://'],
    pattern:
      /(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql):\/\/[\w.%-]{0,60}:([^\s@:/"'<>`]{4,100})@[\w.-]{1,200}/g,
    severity: 'critical',
    confidence: 'firm',
    verify: (secret) =>
      !/^(?:pass(?:word|wd)?|secret|user(?:name)?|root|admin|test|postgres|guest|pw|pwd|mysql|mongo)$/i.test(secret),
  },
  {
    name: 'service role token',
    hints: ['eyJ'],
    pattern:
      /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,400}\.eyJ[A-Za-z0-9_-]{10,2000}\.[A-Za-z0-9_-]{20,600}(?![A-Za-z0-9_-])/g,
    severity: 'critical',
    confidence: 'firm',
    verify: isLiveJwt,
  },
  {
    name: 'secret in an assignment',
    hints: ['secret', 'Secret', 'SECRET', 'assword', 'ASSWORD', 'rivate', 'RIVATE', 'ccess_token', 'ccessToken'],
    pattern:
      /(?<![A-Za-z])(?:client_?secret|(?:api|app|auth|jwt|session|signing|webhook)_?secret(?:_?key)?|secret_?(?:access_?)?key|(?:db|database|smtp|admin|root)_?pass(?:word|wd)|private_?(?:api_?)?(?:key|token))["']?\s{0,3}[:=]\s{0,3}["']([A-Za-z0-9+/=_!@#$%^&*.-]{12,120})["']/gi,
    severity: 'high',
    confidence: 'tentative',
    verify: (secret) =>
      random(secret, 3.2) && /\d/.test(secret) && /[A-Za-z]/.test(secret) && !/^(?:pk_|public|https?:)/i.test(secret),
  },
];

/** True when a match of the format is not a stand-in and passes the format's own test. */
export function isLiveSecret(format: SecretFormat, secret: string, before: string, after: string): boolean {
  if (format.name !== 'private key' && isPlaceholder(secret)) return false;
  return (format.verify ?? ((value: string) => random(value)))(secret, before, after);
}
