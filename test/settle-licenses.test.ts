import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { settleLicenses } from '../scripts/settle-licenses.ts';

/** A folder with installed packages: path below it, and license text. */
async function installed(packages: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'licenses-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(packages)) {
    const folder = join(root, path);
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ name: path.split('node_modules/').at(-1), license: 'MIT' }),
    );
    await writeFile(join(folder, 'LICENSE'), `${text}\n`);
  }
  return root;
}

test('packages with the same text are listed together, and every other one by itself', async () => {
  const root = await installed({
    'node_modules/@azure/core': 'Shared text',
    'node_modules/oak': 'Shared text',
    'node_modules/oak/node_modules/ash': 'Shared text',
    'node_modules/ash': 'Shared text',
    'node_modules/elm': 'Text of elm',
    'node_modules/unlisted': 'Shared text',
  });
  const list = ['', 'oak\nMIT\nShared text\n', 'ash\nMIT\nShared text\n', 'elm\nMIT\nText of elm\n'].join('\n');
  const azure = '\n@azure/core\nMIT\nShared text\n';
  expect(settleLicenses(list + azure, root)).toBe(
    '\nelm\nMIT\nText of elm\n\n@azure/core, ash, oak\nMIT\nShared text\n',
  );
});

test('every text of a package with several is listed', async () => {
  const root = await installed({
    'node_modules/oak': 'Text of 1',
    'node_modules/ash': 'Text of ash',
    'node_modules/ash/node_modules/oak': 'Text of 2',
  });
  const settled = settleLicenses('\noak\nMIT\nText of 2\n\nash\nMIT\nText of ash\n', root);
  expect(settled).toBe('\noak\nMIT\nText of 1\n\nText of 2\n\nash\nMIT\nText of ash\n');
});

test('terms that several packages have word for word are listed once, however their lines are broken', async () => {
  const root = await installed({ 'node_modules/oak': 'unused' });
  const terms = (space: string) =>
    `Permission is hereby granted, free of charge, to any person ...${space}OTHER DEALINGS IN${space}THE SOFTWARE.`;
  const list = ['oak', 'ash'].map(
    (name, at) => `\n${name}\nMIT\nCopyright ${name}\n\n${terms(at === 0 ? ' ' : '\n')}\n`,
  );
  const own = '\nelm\nMIT\nCopyright elm\n\nPermission is hereby granted, to elms only. DEALINGS IN THE SOFTWARE.\n';
  expect(settleLicenses(list.join('') + own, root)).toBe(
    '\noak\nMIT\nCopyright oak\n\n(Terms 1 at the end of this file.)\n' +
      '\nash\nMIT\nCopyright ash\n\n(Terms 1 at the end of this file.)\n' +
      `${own}\nTerms 1\n${terms(' ')}\n`,
  );
});

test('the Apache License is listed once, below the names of the packages', async () => {
  const root = await installed({ 'node_modules/oak': 'unused' });
  const terms = 'Apache License\n Version 2.0, January 2004\n 1. Definitions.\n END OF TERMS AND CONDITIONS';
  const list = ['oak', 'ash'].map((name) => `\n${name}\nApache-2.0\n${terms}\n\nCopyright ${name}\n`);
  const settled = settleLicenses(list.join(''), root);
  expect(settled.match(/1\. Definitions/g)).toHaveLength(1);
  for (const name of ['oak', 'ash'])
    expect(settled).toContain(`${name}\nApache-2.0\n(Terms 1 at the end of this file.)\n\nCopyright ${name}\n`);
});
