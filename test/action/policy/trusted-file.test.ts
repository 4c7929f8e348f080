import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTrustedFile } from '../../../src/action/policy/policy-files.ts';
import type { PolicyPlace } from '../../../src/action/policy/policy-place.ts';
import { GitRepository } from '../../helpers/git-repository.ts';

const PATH = '.github/sign-in.json';

describe('the recording of a sign-in', () => {
  let repository: GitRepository;
  let base: string;
  beforeEach(() => {
    repository = new GitRepository();
    base = repository.commit({ [PATH]: '{"of":"base"}' });
    repository.commit({ [PATH]: '{"of":"pull request"}', 'new.json': '{}' });
  });
  afterEach(() => repository.dispose());

  const read = (place: PolicyPlace, path = PATH) =>
    readTrustedFile(
      {
        place,
        workspace: repository.folder,
        reader: { owner: 'octo', repo: 'shop', github: null, environment: { PATH: process.env['PATH'] } },
      },
      'login',
      path,
    );
  const ofBase = (): PolicyPlace => ({ kind: 'commit', sha: base, proposed: null });

  it('is read from the base commit of a pull request', async () => {
    expect(await read(ofBase())).toBe('{"of":"base"}');
    expect(await read({ kind: 'checkout' })).toBe('{"of":"pull request"}');
  });

  it('is read from a folder outside of the checkout, where the workflow wrote it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'recording-'));
    writeFileSync(join(folder, 'sign-in.json'), '{"of":"workflow"}');
    expect(await read(ofBase(), join(folder, 'sign-in.json'))).toBe('{"of":"workflow"}');
    await rm(folder, { recursive: true });
  });

  it.each<[string, PolicyPlace | null, string, string]>([
    ['only the pull request has', null, 'new.json', '"new.json" is not in the base commit; merge it first.'],
    [
      'cannot be read',
      { kind: 'unknown' },
      PATH,
      'could not be read in the base commit: the event has no base commit.',
    ],
    ['is not there', { kind: 'checkout' }, 'gone.json', '"gone.json" does not exist.'],
  ])('that %s is refused', async (_name, place, path, message) => {
    await expect(read(place ?? ofBase(), path)).rejects.toThrow(message);
  });
});
