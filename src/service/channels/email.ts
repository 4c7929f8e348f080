import { getCACertificates } from 'node:tls';
import { escapeHtml } from '../../reports/escape/html.ts';
import type { AttemptResult } from '../webhooks/sender.ts';
import type { Attempt } from './attempt.ts';
import { type Notice, restOf } from './notice.ts';

/** Maximum wait for each step of the mail server, and for the whole, in milliseconds. */
const STEP_MS = 5_000;
const TOTAL_MS = 30_000;

/** Sends an email to the recipients. Its Message-ID is the same at each attempt. */
export async function sendEmail({ service, terms, notice }: Attempt): Promise<AttemptResult> {
  const { smtp, trustedRoots } = service.config;
  const fail = (error: string) => ({ ok: false, statusCode: null, error, durationMs: 0 });
  if (smtp === null) return fail('this service has no mail server (serve --smtp-from)');
  const { createTransport } = await import('nodemailer');
  const { host, port, tls, user, password, from } = smtp;
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    tls: trustedRoots === null ? {} : { ca: [...getCACertificates('default'), ...trustedRoots] },
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: 2 * STEP_MS,
    dnsTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const late = AbortSignal.timeout(TOTAL_MS);
  try {
    const sent = transport.sendMail({
      from: { name: 'Scan Gate', address: from },
      to: (terms.settings.recipients ?? []).map((address) => ({ name: '', address })),
      subject: `[Scan Gate] ${notice.subject}`,
      text: textOf(notice),
      html: htmlOf(notice),
      messageId: `<${notice.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      // RFC 3834, section 5: no automatic replies.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    const deadline = new Promise<never>((_, reject) => {
      late.addEventListener('abort', () => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
    });
    const { rejected } = await Promise.race([sent, deadline]);
    const error = rejected.length === 0 ? null : `the mail server refused ${rejected.length} of the recipients`;
    return { ok: true, statusCode: null, error, durationMs: 0 };
  } catch (error) {
    return fail(reasonOf(error as { readonly code?: string; readonly responseCode?: number }));
  } finally {
    transport.close();
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server refused the sign-in',
  ETLS: 'the mail server offers no TLS that can be trusted',
  EDNS: 'the mail server cannot be reached',
  ECONNECTION: 'the mail server cannot be reached',
  ESOCKET: 'the mail server cannot be reached, or its certificate is not trusted',
  ETIMEDOUT: 'the mail server did not respond within the timeout',
};

/** In our own words: the server's may hold anything. */
function reasonOf({ code = '', responseCode }: { readonly code?: string; readonly responseCode?: number }): string {
  const reply = responseCode === undefined ? '' : ` (SMTP ${responseCode})`;
  return `${REASONS[code] ?? 'the mail server refused the message'}${reply}`;
}

function textOf(notice: Notice): string {
  const rest = restOf(notice);
  return [
    notice.subject,
    ...notice.findings.map(({ change, severity, title, url }) => `- ${change}, ${severity}: ${title}\n  ${url}`),
    ...(rest === null ? [] : [rest]),
    notice.link,
  ].join('\n\n');
}

function htmlOf(notice: Notice): string {
  const rest = restOf(notice);
  const items = notice.findings.map(
    ({ change, severity, title, url }) =>
      `<li><b>${change}, ${severity}:</b> ${escapeHtml(title)}<br><code>${escapeHtml(url)}</code></li>`,
  );
  const more = rest === null ? '' : `<p>${rest}</p>`;
  const link = `<p><a href="${escapeHtml(notice.link)}">Open Scan Gate</a></p>`;
  return `<p><b>${escapeHtml(notice.subject)}</b></p><ul>${items.join('')}</ul>${more}${link}`;
}
