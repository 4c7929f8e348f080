import { afterEach, describe, expect, it } from 'vitest';
import { CAUSES } from '../../src/action/markdown/headline.ts';
import { CLIENT_ERRORS } from '../../src/client/errors.ts';
import { API_ERRORS } from '../../src/contract/errors.ts';
import { GATE_ERRORS } from '../../src/gate/model/errors.ts';
import { json } from '../helpers/http-double.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

const TOKEN = 'p5k2v7q9x4m8s3w6z1t7r5y2b8';
const TAG = `<meta name="svc-verify" content="${TOKEN}">`;
const FILE = 'https://shop.acme.dev/.well-known/svc-verify.txt';

/** As the service of this project writes them. */
const INSTRUCTIONS = [
  {
    method: 'dns',
    text: 'Publish a TXT record named _svc-verify.shop.acme.dev.',
    record_name: '_svc-verify.shop.acme.dev',
    record_type: 'TXT',
    value: `svc-verify=${TOKEN}`,
  },
  { method: 'http_file', text: 'Serve a text file that contains only the token.', url: FILE, value: TOKEN },
  {
    method: 'meta_tag',
    text: 'Add the tag to the head of the start page.',
    url: 'https://shop.acme.dev/',
    value: TAG,
  },
];

describe('a target that is not proven to be the user’s', () => {
  let gate: RemoteGate;
  afterEach(() => gate?.close());

  async function runWith(instructions: readonly unknown[], targets = 'shop.acme.dev') {
    gate = await RemoteGate.start({
      refuse: () => 'target_not_verified',
      intercept: (request, response) => {
        if (!request.path.endsWith('/verify')) return false;
        const verification = { method: 'dns', token: TOKEN, checked_at: null, instructions, reason: 'no such record' };
        json(response, 200, { id: 'tgt_1', status: 'failed', verification });
        return true;
      },
    });
    const { main } = await gate.run({ with: { targets, 'scan-types': 'standard' } });
    const [comment] = await gate.scenario.comments();
    return { main, comment: comment?.body ?? '' };
  }

  it('summary and comment say so in the heading, and list what to publish in full', async () => {
    const { main, comment } = await runWith(INSTRUCTIONS);
    for (const text of [main.summary, comment]) {
      expect(text).toContain('### ⚠️ Scan Gate: no verdict: shop.acme.dev is not proven to be yours\n');
      expect(text).toContain(
        [
          '| record | value |',
          '|:--|:--|',
          `| TXT record \`_svc-verify.shop.acme.dev\` | \`svc-verify=${TOKEN}\` |`,
          `| file \`${FILE}\` | \`${TOKEN}\` |`,
          `| tag in the head of \`https://shop.acme.dev/\` | \`${TAG}\` |`,
        ].join('\n'),
      );
      expect(text).toMatch(/^Or set `scan-types: quick`$/m);
      expect(text).toContain('no such record');
    }
  });

  it('the log and the error are a list, not HTML', async () => {
    const { main } = await runWith(INSTRUCTIONS);
    const list = [
      'To prove that shop.acme.dev is yours, publish one of these:',
      `- TXT record _svc-verify.shop.acme.dev: svc-verify=${TOKEN}`,
      `- file ${FILE}: ${TOKEN}`,
      `- tag in the head of https://shop.acme.dev/: ${TAG}`,
      'Or set scan-types: quick',
    ];
    expect(main.log).toContain(list.map((line) => `  ${line}`).join('\n'));
    const [error] = main.annotations.filter(({ level }) => level === 'error');
    expect(error?.message.split('\n').slice(1)).toEqual(list);
    expect(main.log).not.toContain('&lt;');
  });

  it('a value of 1,000 characters stays whole; one that no record can hold is left out', async () => {
    const value = 'v'.repeat(1_000);
    const { main, comment } = await runWith([
      { method: 'dns', text: 'Publish a record.', record_name: '_a.shop.acme.dev', value },
      { method: 'dns', text: 'Publish a record.', record_name: '_b.shop.acme.dev', value: 'w'.repeat(2_001) },
    ]);
    for (const text of [main.summary, comment, main.log]) {
      expect(text).toContain(value);
      expect(text).not.toContain('wwww');
      expect(text).not.toContain('_b.shop');
    }
  });

  it('a service that explains in sentences is quoted, and each host has a table', async () => {
    const instructions = [{ method: 'dns', text: 'Ask the operator | for `access`.', value: '' }];
    const { comment } = await runWith(instructions, 'a.example\nb.example');
    expect(comment).toContain('no verdict: 2 targets are not proven to be yours');
    expect(comment.match(/^\| ``Ask the operator \\\| for `access`\.`` \| {2}\|$/gm)).toHaveLength(2);
    expect(comment.match(/^Or set /gm)).toHaveLength(1);
  });

  it('without instructions, the reason says what to do', async () => {
    const { main } = await runWith([]);
    expect(main.summary).toContain('shop.acme.dev is not proven to be yours');
    expect(main.summary).toContain('Verify it in the service, or set scan-types: quick');
  });
});

it('each cause in a headline belongs to a code that exists', () => {
  const codes = [...Object.keys(GATE_ERRORS), ...Object.keys(API_ERRORS), ...Object.keys(CLIENT_ERRORS)];
  expect(codes).toEqual(expect.arrayContaining(Object.keys(CAUSES)));
});
