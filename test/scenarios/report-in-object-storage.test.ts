import { afterEach, expect, it } from 'vitest';
import { ActionScenario } from '../helpers/action-scenario.ts';
import { S3_CREDENTIALS, S3_REGION, startS3Server } from '../helpers/s3-server.ts';
import { completed, finding } from '../helpers/scripted-engine.ts';
import { startTestService } from '../helpers/service.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const resource of open.splice(0).reverse()) await resource.close();
});

it('the action fetches the PDF from the object storage of a remote service, and the API key stays at home', async () => {
  const s3 = await startS3Server();
  open.push(s3);
  const objectStorage = {
    bucket: 'reports',
    prefix: '',
    region: S3_REGION,
    endpoint: s3.url,
    credentials: S3_CREDENTIALS,
  };
  const { service, engine, close } = await startTestService({ kind: 'memory' }, { objectStorage });
  open.push({ close });
  engine.answer = () => completed([finding('exposure.env', 'critical', 'a')]);
  const scenario = await ActionScenario.start();
  open.push(scenario);
  const { main } = await scenario.run({
    runId: '77',
    with: {
      targets: '127.0.0.1:1',
      'scan-types': 'quick',
      'report-formats': 'json,pdf',
      'api-url': service.url,
      'api-key': service.apiKey ?? '',
    },
  });
  expect(main.outputs['outcome'], main.log).toBe('failed');
  expect(main.outputs['report-pdf'], main.log).toMatch(/\.pdf$/);
  expect(s3.requests.map(({ method }) => method)).toEqual(['HEAD', 'PUT', 'GET']);
  expect(s3.requests.some(({ bearer }) => bearer)).toBe(false);
  expect(main.log).not.toContain('X-Amz-Signature');
});
