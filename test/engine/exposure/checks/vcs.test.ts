import { describe, expect, it } from 'vitest';
import { exposureCheck } from '../../../../src/engine/exposure/exposure-check.ts';
import { fileFaults, judgesFiles } from '../evidence.ts';

const exposureVcs = exposureCheck('exposure.vcs');

describe('exposure.vcs', () => {
  judgesFiles(exposureVcs);

  it.each<[string, string, string[]]>([
    ['/.git/HEAD', 'ref: refs/heads/main\n', ['/.git/ high']],
    ['/.git/HEAD', `${'0'.repeat(40)}\n`, ['/.git/ high']],
    ['/.git/config', '[core]\n\trepositoryformatversion = 0\n', ['/.git/ high']],
    ['/.git/HEAD', '<p>ref: refs/heads/main</p>', []],
    ['/.git/config', 'Write `[core]` and repositoryformatversion = 0 into the file.', []],
    ['/.svn/entries', '12\nThe twelve entries of the contest\n', []],
  ])('%s with %j', (path, body, expected) => expect(fileFaults(exposureVcs, path, body)).toEqual(expected));
});
