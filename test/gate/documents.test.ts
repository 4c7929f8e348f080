import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { errorsPage } from '../../scripts/errors-page.ts';
import { CLIENT_ERRORS } from '../../src/client/errors.ts';
import { API_ERRORS } from '../../src/contract/errors.ts';
import { ConfigFile } from '../../src/gate/inputs/config-schema.ts';
import { GATE_ERRORS } from '../../src/gate/model/errors.ts';
import { resultDocument } from '../../src/gate/verdict/build-result.ts';
import { closeDoubles } from '../helpers/http-double.ts';
import { serviceDouble } from '../helpers/service-double.ts';
import { finding, gateAgainst } from './gate-fixture.ts';

closeDoubles();

const docs = join(import.meta.dirname, '../../docs');
const read = (name: string) => readFileSync(join(docs, name), 'utf8');

describe('docs/ERRORS.md', () => {
  it('matches the catalogues', () => {
    expect(read('ERRORS.md')).toBe(errorsPage());
  });

  it('lists each code once', () => {
    const codes = [...Object.keys(API_ERRORS), ...Object.keys(CLIENT_ERRORS), ...Object.keys(GATE_ERRORS)];
    const twice = codes.filter((code, index) => codes.indexOf(code) !== index);
    // The service's and the gate's own faults have the same name.
    expect(twice).toEqual(['internal_error']);
  });
});

describe('docs/scan-gate-config.schema.json', () => {
  const schema = JSON.parse(read('scan-gate-config.schema.json')) as Record<string, unknown>;

  it('is the schema that the gate validates with', () => {
    const { $schema: _dialect, ...rest } = schema;
    expect(rest).toEqual(JSON.parse(JSON.stringify(ConfigFile)));
  });

  it('gives the same verdicts in another validator', () => {
    const validate = new Ajv2020({ strict: false }).compile(schema);
    expect(validate(parse('fail-on-severity: high\ntargets: [a, {target: b, scan-types: [quick]}]'))).toBe(true);
    expect(validate(parse('fail-on-severty: high'))).toBe(false);
  });
});

describe('the document of --format json', () => {
  it('has the documented fields, and no secret', async () => {
    const service = await serviceDouble({
      findings: () => [finding('env', 'critical', { evidence: 'DB_PASSWORD=…' })],
    });
    const result = await gateAgainst(service.url, { raw: { 'request-headers': 'Cookie: session=geheim' } });
    const document = JSON.parse(JSON.stringify(resultDocument(result, { version: '1.2.3', runUrl: null })));
    expect(document).toMatchObject({
      tool: { name: 'scan-gate', version: '1.2.3' },
      outcome: 'failed',
      scans: [{ scan_id: 'scn_1', outcome: 'succeeded' }],
      findings: [
        {
          check_id: 'exposure.env',
          severity: 'critical',
          title: 'Finding env',
          location: { url: 'https://shop.example/env' },
          evidence: 'DB_PASSWORD=…',
          fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      ],
      reasons: ['1 critical finding at or above critical (fail-on-severity).'],
      reason_codes: ['severity_exceeded'],
      counts: { critical: 1, total: 1 },
      tentative_counts: { total: 0 },
      timings: { total_ms: expect.any(Number), scans: [{ scan_id: 'scn_1' }] },
    });
    expect(JSON.stringify(document)).not.toContain('geheim');
    expect(JSON.stringify(document)).not.toContain('svc_test_');
  });
});
