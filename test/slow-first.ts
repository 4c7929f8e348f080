import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first. One that starts late would be awaited while other workers have nothing to do. */
const SLOW = [
  'test/cli/first-start.test.ts',
  'test/clients/typescript.test.ts',
  'test/scenarios/policy.test.ts',
  'test/scenarios/coverage.test.ts',
  'test/scenarios/recipes.test.ts',
  'test/console/pages.test.ts',
  'test/reports/pdf/render-pdf.test.ts',
  'test/scenarios/bare-runner.test.ts',
  'test/clients/python.test.ts',
  'test/cli/embedded.test.ts',
  'test/patterns/feed/feed.test.ts',
  'test/engine/browser/proofs.test.ts',
  'test/scenarios/generated-workflows.test.ts',
];

/** The order of vitest, except that the slow files come first. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const index = SLOW.findIndex((name) => moduleId.endsWith(name));
      return index === -1 ? SLOW.length : index;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
