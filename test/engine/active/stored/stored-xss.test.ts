import { describe, expect, it } from 'vitest';
import { activeStoredXss } from '../../../../src/engine/active/stored/stored-xss.ts';
import { exchange } from '../../../helpers/recorded.ts';
import { draftsOf, MARKER, probe } from '../checks/probes.ts';

const PAYLOAD = `<${MARKER}>`;
const stored = exchange({ url: 'https://site.example/new', method: 'POST', body: 'Saved' });

function found(first: string, second: string, step = 'by anyone') {
  return draftsOf(
    activeStoredXss,
    probe('stored-xss', 'breakout', PAYLOAD, { body: first }, { stored }),
    probe('stored-xss', step, PAYLOAD, { body: second }, { stored }),
  );
}

describe('active.stored-xss', () => {
  it('reports a marker that is an element whenever the page is read', () => {
    const [draft] = found(PAYLOAD, `<p>${PAYLOAD}</p>`);
    expect(draft?.key).toBe('GET /find q');
    expect(draft?.confidence).toBeUndefined();
    expect(draft?.proof?.steps.map(({ role, attempt }) => `${role} ${attempt.request.method}`)).toEqual([
      'proof POST',
      'proof GET',
    ]);
  });

  it('is less sure of what only the sender sees', () => {
    expect(found(PAYLOAD, PAYLOAD, 'by the sender')[0]?.confidence).toBe('firm');
  });

  it.each([
    ['is encoded', `&lt;${MARKER}&gt;`, `&lt;${MARKER}&gt;`],
    ['is shown once', PAYLOAD, '<p>Welcome</p>'],
    ['is encoded the second time', PAYLOAD, `&lt;${MARKER}&gt;`],
  ])('is silent on a value that %s', (_name, first, second) => {
    expect(found(first, second)).toEqual([]);
  });

  it('needs a second reading', () => {
    expect(draftsOf(activeStoredXss, probe('stored-xss', 'breakout', PAYLOAD, { body: PAYLOAD }))).toEqual([]);
  });
});
