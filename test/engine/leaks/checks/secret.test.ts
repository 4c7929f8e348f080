import { describe, expect, it } from 'vitest';
import { contentSecret } from '../../../../src/engine/leaks/checks/secret.ts';
import { withTokenChecksum } from '../../../../src/engine/web/secrets.ts';
import { judge, onePage, reported } from '../../../helpers/recorded.ts';

// Put together at run time, so that no scanner of this repository takes the file for a leak.
const AWS = `AKIA${'Q3EGT7VXK2PLMN5A'}`;
const GITHUB = `ghp_${withTokenChecksum('zQWBuTSOoRi4A9spHcVY5ncnsDkxkJ')}`;
const STRIPE = `sk_live_${'9aZ3kLq0Xw7BtR5vNc2YhJ8d'}`;
const SLACK = `xoxb-${'264918273645'}-${'718293645102'}-${'aB3dE5fG7hJ9kL1mN3pQ5rS7'}`;
const GOOGLE = `AIza${'SyD3kR8vQz1XwTn5LmB7cYhJ2gFp4sUe9Ka'}`;
const KEY_BODY = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKjMzEfYyjiWA4R4hzQ7pTfb3kd2L9sXe0Q';
const PRIVATE_KEY = `-----BEGIN ${'PRIVATE KEY'}-----\n${KEY_BODY}\n-----END ${'PRIVATE KEY'}-----`;

describe('content.secret', () => {
  it.each([
    ['an AWS key', `<script>const k = "${AWS}";</script>`, 1],
    ['a GitHub token with a right checksum', `<script>t='${GITHUB}'</script>`, 1],
    ['a Stripe secret key', `{"key":"${STRIPE}"}`, 1],
    ['a Slack token', `<!-- ${SLACK} -->`, 1],
    ['a Google key', `<script>geo("${GOOGLE}")</script>`, 1],
    ['a private key', `<pre>${PRIVATE_KEY}</pre>`, 1],
    ['a private key in a string of a script', `<script>k="${PRIVATE_KEY.replaceAll('\n', '\\n')}"</script>`, 1],
    ['a database address', `<script>db="postgres://app:Wq8zLr2TnB5v@db.shop.example.com/app"</script>`, 1],
    ['a client secret in an assignment', `<script>var cfg = { client_secret: "f81c9aZk27QpLm0xT4vB" }</script>`, 1],
    ['the key of the AWS manual', `<code>AKIA${'IOSFODNN7EXAMPLE'}</code>`, 0],
    ['a GitHub token with a wrong checksum', `<script>t='ghp_${'zQWBuTSOoRi4A9spHcVY5ncnsDkxkJ'}AAAAAA'</script>`, 0],
    ['a placeholder', `<code>ghp_${'x'.repeat(36)}</code>`, 0],
    ['a publishable key', `<script>Stripe("pk_live_${'9aZ3kLq0Xw7BtR5vNc2YhJ8d'}")</script>`, 0],
    ['a test key', `<script>Stripe("sk_test_${'9aZ3kLq0Xw7BtR5vNc2YhJ8d'}")</script>`, 0],
    ['the key of a map', `<script src="https://maps.googleapis.com/maps/api/js?key=${GOOGLE}"></script>`, 0],
    ['a Firebase configuration', `<script>init({apiKey:"${GOOGLE}",authDomain:"x.firebaseapp.com"})</script>`, 0],
    ['a key shown as an example', `<p>A token looks like <code>${STRIPE}</code></p>`, 0],
    ['a private key without content', '<pre>-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----</pre>', 0],
    ['a database address with a placeholder', '<code>postgres://user:password@localhost/app</code>', 0],
    ['a database address of a manual', '<pre>postgres://johndoe:letmein@localhost:9342/trac</pre>', 0],
    ['a word as the password of another host', '<pre>postgres://shop:letmein@db.shop.test/trac</pre>', 1],
    ['a password on the own machine', '<pre>postgres://shop:Wq8zLr2TnB5v@localhost/shop</pre>', 1],
    ['an ordinary hash', '<script src="/app.3f2a9c8b7d6e5f4a3b2c1d0e9f8a7b6c.js"></script>', 0],
  ])('%s', (_name, html, findings) => {
    expect(judge(contentSecret, { evidence: onePage({ body: html }) })).toHaveLength(findings);
  });

  it('masks what it shows, in evidence and key', () => {
    const text = reported(contentSecret, { evidence: onePage({ body: `<script>"${STRIPE}"</script>` }) });
    expect(text).toContain('Stripe');
    expect(text).not.toContain(STRIPE.slice(10, 20));
  });

  it('doubts a private key that a listing shows, and no other', () => {
    const isDoubted = (body: string) =>
      reported(contentSecret, { evidence: onePage({ body }) }).includes('"tentative"');
    expect(isDoubted(`<h1>Imposters</h1><pre><code>"key": "${PRIVATE_KEY}"</code></pre>`)).toBe(true);
    expect(isDoubted(`<script>k="${PRIVATE_KEY.replaceAll('\n', '\\n')}"</script>`)).toBe(false);
  });
});
