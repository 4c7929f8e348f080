import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChannelCreate, ChannelUpdate } from '../../src/contract/channel.ts';
import { deleteChannel, findChannel, updateChannel } from '../../src/service/channels/channels.ts';
import { eraseWorkspaces } from '../../src/service/erase-workspaces.ts';
import type { Principal } from '../../src/service/service-context.ts';
import { cli } from '../cli/cli-fixture.ts';
import {
  addChannel,
  attempts,
  type Change,
  deliver,
  endScan,
  HOSTILE_TITLE,
  HOSTILE_URL,
} from '../helpers/channel-fixture.ts';
import { admin } from '../helpers/console-browser.ts';
import { type HttpsReceiver, type ReceivedDelivery, startHttpsReceiver } from '../helpers/https-receiver.ts';
import { completed, finding } from '../helpers/scripted-engine.ts';
import { describeStores, until } from '../helpers/service.ts';
import { openTestContext, type TestContext } from '../helpers/service-context.ts';

type Respond = (delivery: ReceivedDelivery, request: IncomingMessage, response: ServerResponse) => void;

const HOUR_MS = 3_600_000;
const CRITICAL: Change = ['finding.created', 'critical', HOSTILE_TITLE, HOSTILE_URL];
const json = ({ body }: ReceivedDelivery) => JSON.parse(body.toString());

describe('a channel', () => {
  let opened: TestContext;
  let receiver: HttpsReceiver;
  let caller: Principal;
  let respond: Respond;
  beforeAll(async () => {
    opened = await openTestContext();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    respond = (_delivery, _request, response) => response.writeHead(200).end('ok');
    receiver = await startHttpsReceiver((...call) => respond(...call));
    await opened.reset(1_000);
    caller = await opened.principal();
  });
  afterEach(() => receiver.close());

  const add = (body: Partial<ChannelCreate> = {}) =>
    addChannel(opened, caller, { name: 'Team', kind: 'slack', url: `${receiver.url}/services/T0/B0/XXXX`, ...body });
  const change = (id: string, body: ChannelUpdate) =>
    opened.context.store.transaction((tx) => updateChannel(opened.context, caller, id, body, tx));
  const end = (...changes: Change[]) => endScan(opened, caller, changes);
  const send = () => deliver(opened, receiver.ca);
  const last = () => receiver.received.at(-1) as ReceivedDelivery;

  test('of Slack gets new and fixed findings above its severity at once, one message for each scan, without markup of the site', async () => {
    await add();
    await end(CRITICAL, ['finding.fixed', 'high', 'Gone'], ['finding.created', 'medium', 'Below']);
    await end(['finding.created', 'low', 'Below too']);
    expect(await send()).toBe(1);
    // https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
    expect(last().headers['content-type']).toBe('application/json');
    const message = json(last());
    expect(Object.keys(message).sort()).toEqual(['blocks', 'text', 'unfurl_links', 'unfurl_media']);
    expect(message.text).toBe('1 new and 1 fixed findings on shop.test');
    // https://docs.slack.dev/reference/block-kit/blocks/rich-text-block
    const [{ type, elements }] = message.blocks;
    expect([type, elements.map((element: { type: string }) => element.type)]).toEqual([
      'rich_text',
      ['rich_text_section', 'rich_text_list', 'rich_text_section'],
    ]);
    const [first, second] = elements[1].elements;
    expect(elements[1].elements).toHaveLength(2);
    expect(first.elements[0]).toEqual({ type: 'text', text: 'New, critical: ', style: { bold: true } });
    expect(first.elements[1].type).toBe('text');
    expect(first.elements[1].text).toMatch(/^<!channel> \*b\* .*\nhttps:\/\/shop\.test\/"/);
    expect(first.elements[1].text).not.toMatch(/\u202e|\r/);
    expect(second.elements[0].text).toBe('Fixed, high: ');
    expect(JSON.stringify(message)).not.toContain('Below');
    expect(elements[2].elements[0]).toMatchObject({ type: 'link', text: 'Open Scan Gate' });
    // The fallback is mrkdwn.
    await endScan(opened, caller, [CRITICAL], '<!here>*x*&');
    await send();
    expect(json(last()).text).toBe('1 new finding on &lt;!here&gt;\u200b*\u200bx\u200b*\u200b&amp;');
  });

  test('of Teams gets an Adaptive Card below 28 KB, whose texts of the site are text runs', async () => {
    respond = (_delivery, _request, response) => response.writeHead(202).end();
    await add({ kind: 'teams' });
    await end(
      ...Array.from(
        { length: 30 },
        (): Change => ['finding.created', 'high', '字'.repeat(400), `https://x/${'字'.repeat(900)}`],
      ),
    );
    expect(await send()).toBe(1);
    // https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
    const { type, attachments } = json(last());
    expect([type, attachments.length, attachments[0].contentType]).toEqual([
      'message',
      1,
      'application/vnd.microsoft.card.adaptive',
    ]);
    expect(last().body.length).toBeLessThan(28 * 1_024);
    const { content: card } = attachments[0];
    expect(card).toMatchObject({ type: 'AdaptiveCard', version: '1.4', actions: [{ type: 'Action.OpenUrl' }] });
    const blocks = card.body as { type: string; inlines: { type: string; text: string }[] }[];
    // https://adaptivecards.io/explorer/TextRun.html: no Markdown, which a TextBlock would have.
    expect(new Set(blocks.map((block) => block.type))).toEqual(new Set(['RichTextBlock']));
    expect(new Set(blocks.flatMap(({ inlines }) => inlines.map((run) => run.type)))).toEqual(new Set(['TextRun']));
    expect(blocks).toHaveLength(22);
    expect(blocks.at(-1)?.inlines[0]?.text).toBe('and 10 more findings');
  });

  test.each([
    ['Cloud', { user: 'ada@example.com' }, 3, 'search/jql', `Basic ${btoa('ada@example.com:tok-1')}`],
    ['Data Center', {}, 2, 'search', 'Bearer tok-1'],
  ] as const)(
    'of Jira %s creates an issue by its template, and no second one after a response that was lost',
    async (_, settings, version, search, authorization) => {
      const issues: { key: string; labels: string[] }[] = [];
      let isLost = true;
      // https://developer.atlassian.com/cloud/jira/platform/rest/v3/, https://docs.atlassian.com/software/jira/docs/api/REST/9.17.0/
      const created = (fields: object) =>
        issues.push({ key: `SEC-${issues.length + 1}`, ...(fields as { labels: string[] }) });
      const answers: Readonly<Record<string, (body: { jql: string; fields: object }) => [number, object] | null>> = {
        [`POST /jira/rest/api/${version}/${search}`]: ({ jql }) => {
          const [, label = ''] = /^project = "SEC" AND labels = "(scan-gate-dlv_\w+)"$/.exec(jql) ?? [];
          return [200, { issues: issues.filter(({ labels }) => labels.includes(label)) }];
        },
        [`POST /jira/rest/api/${version}/issue`]: ({ fields }) => {
          created(fields);
          return isLost ? null : [201, { id: '1', key: 'SEC-1' }];
        },
      };
      respond = (delivery, request, response) => {
        const { authorization: sent, accept, 'content-type': type } = delivery.headers;
        expect([sent, accept, type]).toEqual([authorization, 'application/json', 'application/json']);
        const answer = answers[`${request.method} ${delivery.path}`]?.(json(delivery)) ?? null;
        if (answer === null) return response.destroy();
        response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
      };
      const summary = '{severity} on {target}: {title} {subject} {other}';
      const url = `${receiver.url}/jira/`;
      await add({
        kind: 'jira',
        url,
        token: 'tok-1',
        settings: { project: 'SEC', issue_type: 'Bug', summary, ...settings },
      });
      await end(CRITICAL, ['finding.fixed', 'critical', 'Fixed ones need no issue']);
      expect(await send()).toBe(1);
      expect(await attempts(opened)).toMatchObject([
        { status: 'pending', error: 'connection closed before a response' },
      ]);
      isLost = false;
      opened.clock.advance(70_000);
      expect(await send()).toBe(1);
      expect((await attempts(opened)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
      expect(issues).toHaveLength(1);
      await end(['finding.created', 'high', 'Another']);
      await send();
      expect(issues).toHaveLength(2);
      const issue = issues[0] as unknown as Record<string, unknown>;
      expect(issue).toMatchObject({ project: { key: 'SEC' }, issuetype: { name: 'Bug' } });
      expect(issue['summary']).toMatch(/^critical on shop\.test: <!channel>.*1 new finding on shop\.test \{other\}$/);
      expect(String(issue['summary'])).not.toMatch(/[\r\n]/);
      if (version === 2) {
        const text = String(issue['description']);
        expect([text.split('{noformat}').length, text.includes(HOSTILE_URL)]).toEqual([3, true]);
        return;
      }
      // https://developer.atlassian.com/cloud/jira/platform/apis/document/structure/
      const document = issue['description'] as { content: { type: string; content: unknown[] }[] };
      expect(document).toMatchObject({
        type: 'doc',
        version: 1,
        content: [{ type: 'bulletList' }, { type: 'paragraph' }],
      });
      const linked = JSON.stringify(document).match(/"href":"[^"]*"/g);
      expect(linked).toHaveLength(1);
      expect(linked?.[0]).not.toContain('evil.test');
    },
  );

  test('with a time of day gets one digest a day, of its severity, in its time zone', async () => {
    // The clock of the test is at 8 o'clock in UTC, 9 o'clock in Berlin.
    const { clock } = opened;
    const start = clock.now();
    const until = (time: string) => clock.advance(new Date(time).getTime() - clock.now().getTime());
    until('2026-11-21T08:00:00Z');
    const { id } = await add({ daily_at: '10:30', time_zone: 'Europe/Berlin', min_severity: 'medium' });
    await end(CRITICAL, ['finding.created', 'low', 'Below']);
    clock.advance(HOUR_MS);
    await endScan(opened, caller, [['finding.fixed', 'medium', 'Of another target']], 'other.test');
    expect(await send()).toBe(0);
    until('2026-11-21T09:30:00Z');
    // Of the next day, although the digest of this one is not sent yet.
    await end(['finding.created', 'high', 'Of the next day']);
    expect(await send()).toBe(0);
    until('2026-11-21T09:32:00Z');
    expect(await send()).toBe(1);
    const message = JSON.stringify(json(last()));
    expect(json(last()).text).toBe('1 new and 1 fixed findings in the last day');
    expect(message).toContain('Of another target');
    expect(message).not.toMatch(/Below|next day/);
    // Disabled and enabled: the digest was cancelled, and the next finding queues it again.
    await change(id, { status: 'disabled' });
    await change(id, { status: 'enabled' });
    await end(['finding.created', 'high', 'Later']);
    until('2026-11-22T09:32:00Z');
    expect(await send()).toBe(1);
    expect(json(last()).text).toBe('2 new findings in the last day');
    until('2026-11-25T09:32:00Z');
    expect(await send()).toBe(0);
    clock.advance(start.getTime() - clock.now().getTime());
  });

  test('is retried like a webhook, charged once, and disabled when its receiver is gone', async () => {
    const { id } = await add();
    const balance = async () =>
      (await opened.context.store.query<{ balance: number }>('SELECT balance::int FROM workspaces WHERE livemode'))[0]
        ?.balance;
    const before = (await balance()) ?? 0;
    respond = (_delivery, _request, response) => response.writeHead(503).end('text of the receiver');
    await end(CRITICAL);
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(await attempts(opened)).toEqual([{ status: 'pending', error: 'response status 503', status_code: 503 }]);
    respond = (_delivery, _request, response) => response.writeHead(410).end();
    opened.clock.advance(70_000);
    expect(await send()).toBe(1);
    expect(await balance()).toBe(before - 1);
    const gone = await findChannel(opened.context.store, caller, id);
    expect(gone).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
    await end(CRITICAL);
    expect(await send()).toBe(0);
  });

  test('that is deleted keeps no secret, and its queued delivery is not sent', async () => {
    const { id } = await add({
      kind: 'jira',
      token: 'tok-secret',
      settings: { project: 'SEC', user: 'ada@example.com' },
    });
    await end(CRITICAL);
    await opened.context.store.transaction((tx) => deleteChannel(opened.context, caller, id, tx));
    expect(await send()).toBe(0);
    const rows = JSON.stringify(await opened.context.store.query('SELECT * FROM webhooks'));
    expect(rows).toContain(id);
    expect(rows).not.toMatch(/tok-secret|ada@example|services/);
  });
});

describeStores('channels', ({ start }) => {
  test('are created, listed, changed, tested and deleted by API and command line, and no secret leaves the service', async () => {
    const secrets = ['T0-SECRET-PATH', 'tok-SECRET', 'OTHER-SECRET'];
    const receiver = await startHttpsReceiver((_delivery, _request, response) => response.writeHead(200).end('ok'));
    try {
      const host = await start({ allowWebhookCidrs: ['127.0.0.0/8'], trustedRoots: [receiver.ca] });
      const { api, service, log } = host;
      const shown: unknown[] = [];
      const call = async (method: string, path: string, body?: object, headers = {}) => {
        const answer = await api.call(method, path, { ...(body === undefined ? {} : { body }), headers });
        shown.push(answer.body);
        return answer;
      };
      const slack = { name: 'Team', kind: 'slack', url: `${receiver.url}/${secrets[0]}` };
      const made = await call('POST', '/v1/channels', slack, { 'idempotency-key': 'once' });
      expect(made.status).toBe(201);
      expect(made.headers.get('location')).toBe(`${service.url}/v1/channels/${made.body.id}`);
      expect((await call('POST', '/v1/channels', slack, { 'idempotency-key': 'once' })).body).toEqual(made.body);
      expect(made.body).toMatchObject({ host: `127.0.0.1:${receiver.port}`, min_severity: 'high', daily_at: null });
      expect((await call('GET', '/v1/channels')).body.data).toEqual([made.body]);
      const path = `/v1/channels/${made.body.id}`;
      const changed = await call('PATCH', path, { daily_at: '08:00', url: `${receiver.url}/${secrets[2]}` });
      expect((await call('GET', path)).body).toEqual(changed.body);
      expect((await call('POST', `${path}/test`)).body).toMatchObject({
        delivered: true,
        status_code: 200,
        error: null,
      });
      expect(receiver.received.map((delivery) => delivery.path)).toEqual([`/${secrets[2]}`]);
      expect((await api.get('/v1/webhooks')).body.data).toEqual([]);

      const environment = {
        SCAN_GATE_API_URL: service.url,
        SCAN_GATE_API_KEY: api.key ?? '',
        SCAN_GATE_CHANNEL_TOKEN: secrets[1] ?? '',
      };
      const channels = async (...args: string[]) => {
        const { status, out, err } = await cli(['channels', ...args], { environment });
        expect(status, err).toBe(0);
        shown.push(out);
        return JSON.parse(out);
      };
      const jira = ['--kind', 'jira', '--name', 'Issues', '--url', receiver.url, '--project', 'SEC'];
      const { id } = await channels('add', ...jira, '--daily-at', '09:00');
      expect(
        await channels('update', id, '--daily-at', 'now', '--events', 'finding.created,finding.fixed'),
      ).toMatchObject({
        daily_at: null,
        events: ['finding.created', 'finding.fixed'],
      });
      expect(await channels('test', id)).toMatchObject({ delivered: true });
      // A test creates no issue.
      expect(receiver.received.at(-1)).toMatchObject({
        path: '/rest/api/2/project/SEC',
        headers: { authorization: `Bearer ${secrets[1]}` },
      });
      expect((await channels('list')).data.map((channel: { name: string }) => channel.name)).toEqual([
        'Issues',
        'Team',
      ]);
      // The stored token would follow the new URL.
      expect((await call('PATCH', `/v1/channels/${id}`, { url: 'https://evil.example' })).body.error.param).toBe(
        'token',
      );
      expect(await channels('delete', id)).toEqual({});
      expect((await call('DELETE', path)).status).toBe(204);
      expect((await call('GET', path)).status).toBe(404);
      const trail = (await admin(service, 'GET', '/v1/audit')).body.data as { action: string }[];
      const actions = trail.map(({ action }) => action).filter((action) => action.startsWith('channel.'));
      expect(actions.sort()).toEqual([
        'channel.created',
        'channel.created',
        'channel.deleted',
        'channel.deleted',
        'channel.updated',
        'channel.updated',
      ]);
      const told = JSON.stringify([shown, trail, log]);
      for (const secret of secrets) expect(told).not.toContain(secret);
    } finally {
      await receiver.close();
    }
  });

  test('that cannot work are refused', async () => {
    const { api, key } = await start({ role: 'api' });
    const url = 'https://hooks.example.com/x';
    for (const [body, param] of [
      [{ kind: 'slack' }, 'url'],
      [{ kind: 'slack', url: 'http://hooks.example.com/x' }, 'url'],
      [{ kind: 'slack', url: 'https://169.254.169.254/x' }, 'url'],
      [{ kind: 'slack', url: 'https://10.0.0.1/x' }, 'url'],
      [{ kind: 'slack', url, token: 'x' }, 'token'],
      [{ kind: 'slack', url, settings: { project: 'SEC' } }, 'settings.project'],
      [{ kind: 'slack', url, daily_at: '24:00' }, 'daily_at'],
      [{ kind: 'slack', url, time_zone: 'Mars/Base' }, 'time_zone'],
      [{ kind: 'jira', url, token: 'x' }, 'settings.project'],
      [{ kind: 'jira', url, token: 'x', settings: { project: 'A" OR "1"="1' } }, 'settings.project'],
      [{ kind: 'jira', url, token: 'a\r\nb', settings: { project: 'SEC' } }, 'token'],
      [{ kind: 'email', settings: { recipients: ['a@b.example\r\nBcc: c@d.example'] } }, 'settings.recipients[0]'],
      [{ kind: 'email', settings: { recipients: ['a@b.example'] } }, 'kind'],
      [{ kind: 'defectdojo', url, token: 'x', settings: { product: 'P' }, daily_at: '08:00' }, 'daily_at'],
    ] as const) {
      const { status, body: refused } = await api.post('/v1/channels', { name: 'x', ...body });
      expect([body, status, refused.error?.param]).toEqual([body, 422, param]);
    }
    const reader = api.withKey(await key(['scans:read']));
    expect((await reader.post('/v1/channels', { name: 'x', kind: 'slack', url })).status).toBe(403);
  });

  test('of DefectDojo get the GitLab report of each scan with changes, as a reimport that adds nothing twice', async () => {
    let options = {};
    const receiver = await startHttpsReceiver((_delivery, request, response) =>
      response
        .writeHead(request.method === 'GET' ? 200 : 201, { 'content-type': 'application/json' })
        .end('{"count":1,"test":7}'),
    );
    try {
      const { api, engine } = await start({ allowWebhookCidrs: ['127.0.0.0/8'], trustedRoots: [receiver.ca] });
      const settings = { product: 'Shop', engagement: 'Nightly' };
      const channel = { name: 'Dojo', kind: 'defectdojo', url: `${receiver.url}/dojo`, token: 'tok-1', settings };
      const { id } = (await api.post('/v1/channels', channel)).body;
      expect((await api.post(`/v1/channels/${id}/test`)).body).toMatchObject({ delivered: true });
      expect(receiver.received[0]?.path).toBe('/dojo/api/v2/products/?name_exact=Shop&limit=1');
      const scan = async (found: Parameters<typeof completed>[0]) => {
        engine.answer = () => completed(found);
        const { id: scanId } = (
          await api.post('/v1/scans', { target: 'http://127.0.0.1:8080', scan_type: 'quick', options })
        ).body;
        await until('succeeded', async () => (await api.get(`/v1/scans/${scanId}`)).body.status === 'succeeded');
      };
      await scan([finding('exposure.env', 'critical', 'aa'), finding('http.xcto', 'low', 'bb')]);
      await scan([finding('exposure.env', 'critical', 'aa'), finding('http.hsts', 'low', 'cc')]);
      options = { exclude_paths: ['/admin'] };
      await scan([finding('exposure.env', 'critical', 'aa'), finding('csp.missing', 'high', 'dd')]);
      const [, first, partial] = await receiver.waitFor(3);
      expect(partial?.body.toString()).toMatch(/name="close_old_findings"\r\n\r\nfalse\r\n/);
      // https://docs.defectdojo.com/en/connecting_your_tools/import_scan_files/api_pipeline_modelling/
      expect([first?.path, first?.headers.authorization]).toEqual(['/dojo/api/v2/reimport-scan/', 'Token tok-1']);
      expect(first?.headers['content-length']).toBe(String(first?.body.length));
      const type = first?.headers['content-type'] ?? '';
      const form = await new Response(new Uint8Array(first?.body ?? []), {
        headers: { 'content-type': type },
      }).formData();
      const file = form.get('file') as File;
      form.delete('file');
      expect(Object.fromEntries(form)).toEqual({
        scan_type: 'GitLab DAST Report',
        product_name: 'Shop',
        engagement_name: 'Nightly',
        test_title: '127.0.0.1:8080 (quick)',
        auto_create_context: 'true',
        minimum_severity: 'High',
        close_old_findings: 'true',
        active: 'true',
        verified: 'false',
      });
      const report = JSON.parse(await file.text());
      expect([file.name, report.scan.type, report.vulnerabilities.length]).toEqual(['gl-dast-report.json', 'dast', 2]);
      expect(receiver.received).toHaveLength(3);
      expect((await api.get(`/v1/channels/${id}`)).body.last_success_at).not.toBeNull();
    } finally {
      await receiver.close();
    }
  });

  test('are erased with their workspace, with what they were to send', async () => {
    const { api, service, store, engine } = await start({ role: 'all' });
    const { id } = (await admin(service, 'POST', '/v1/workspaces', { name: 'Other' })).body;
    const scopes = ['webhooks:write', 'scans:write', 'scans:read', 'targets:write'];
    const made = await admin(service, 'POST', `/v1/keys?workspace_id=${id}`, {
      type: 'workspace',
      mode: 'live',
      scopes,
    });
    const other = api.withKey(made.body.key);
    const channel = { name: 'x', kind: 'slack', url: 'https://hooks.example.com/x', daily_at: '08:00' };
    expect((await other.post('/v1/channels', channel)).status).toBe(201);
    engine.answer = () => completed([finding('exposure.env', 'critical', 'aa')]);
    await other.post('/v1/scans', { target: 'http://127.0.0.1:8080', scan_type: 'quick' });
    const rows = (table: string) => store.query(`SELECT * FROM ${table} WHERE workspace_id = $1`, [id]);
    await until('a digest is queued', async () => (await rows('deliveries')).length === 1);
    expect((await admin(service, 'DELETE', `/v1/workspaces/${id}`)).status).toBe(200);
    const clock = { now: () => new Date() };
    await eraseWorkspaces({ store, clock });
    for (const table of ['webhooks', 'deliveries', 'events']) expect([table, await rows(table)]).toEqual([table, []]);
  });
});
