import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first. One that starts late would be awaited while other workers have nothing to do. */
const SLOW = [
  'test/engine/browser/hostile-pages.test.ts',
  'test/engine/browser/planted-apps.test.ts',
  'test/scenarios/coverage.test.ts',
  'test/scenarios/recipes.test.ts',
  'test/scenarios/policy.test.ts',
  'test/cli/first-start.test.ts',
  'test/clients/typescript.test.ts',
  'test/cli/secrets.test.ts',
  'test/scenarios/generated-workflows.test.ts',
  'test/console/pages.test.ts',
  'test/engine/browser/crawl.test.ts',
  'test/clients/python.test.ts',
  'test/scenarios/bare-runner.test.ts',
  'test/engine/session/provider.test.ts',
  'test/patterns/feed/feed.test.ts',
];

/** The slow files first, then the others in an order by the seed. */
export class OrderOfFiles extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const key = ({ moduleId }: TestSpecification): string => {
      const index = SLOW.findIndex((name) => moduleId.endsWith(name));
      const digest = createHash('sha256')
        .update(`${seed} ${basename(moduleId)}`)
        .digest('hex');
      return index === -1 ? digest : ` ${String(index).padStart(2, '0')}`;
    };
    const keys = new Map(files.map((file) => [file, key(file)]));
    const keyOf = (file: TestSpecification): string => keys.get(file) ?? '';
    return Promise.resolve(files.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other))));
  }
}
