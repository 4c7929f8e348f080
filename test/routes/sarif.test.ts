import { expect, it } from 'vitest';
import { renderSarif } from '../../src/reports/sarif/render-sarif.ts';
import { sampleReport } from '../reports/helpers/sample-report.ts';

it('SARIF places a finding at its route, as a path that no name of a file can leave', () => {
  const report = sampleReport(2);
  const findings = report.findings.map((finding, index) =>
    index === 0 ? { ...finding, source: { file: 'app/[id]/../a b.js', line: 7 } } : finding,
  );
  const { runs } = JSON.parse(renderSarif([{ ...report, findings }])) as {
    runs: { results: { locations: { physicalLocation: unknown }[] }[] }[];
  };
  const places = runs[0]?.results.map(({ locations }) => locations[0]?.physicalLocation);
  expect(places).toContainEqual({
    artifactLocation: { uri: 'app/%5Bid%5D/%2E%2E/a%20b.js', uriBaseId: '%SRCROOT%' },
    region: { startLine: 7 },
  });
  expect(places).toHaveLength(2);
});
