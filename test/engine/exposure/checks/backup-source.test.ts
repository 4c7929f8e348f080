import { describe, expect, it } from 'vitest';
import { exposureCheck } from '../../../../src/engine/exposure/exposure-check.ts';
import { fileFaults, judgesFiles } from '../evidence.ts';

const exposureBackupSource = exposureCheck('exposure.backup-source');

describe('exposure.backup-source', () => {
  judgesFiles(exposureBackupSource);

  const PHP = "<?php define('DB_PASSWORD', 'x');";
  const PYTHON = 'import os\ndef main():\n  pass\n';
  it.each<[string, string, boolean]>([
    ['/old/wp-config.php.txt', PHP, true],
    ['/samples/wp-config-sample.php.txt', PHP, false],
    ['/tools/deploy.py.txt', PYTHON, true],
    ['/tools/deploy.example.py.txt', PYTHON, false],
    ['/js/shop.js~', "const db = require('mysql');\ndb.connect(process.env.DB_PASSWORD);", true],
    ['/js/shop.js.bak', 'start(1);', false],
    ['/app/login.jsp~', '<%@ page import="java.sql.*" %><html></html>', true],
    ['/config.php~', '<?php $password = "x";', true],
    ['/settings.py.bak', 'import os\nDEBUG = True\n', true],
    [
      '/web.config.bak',
      '<configuration><connectionStrings><add connectionString="Password=b4c5"/></connectionStrings></configuration>',
      true,
    ],
    ['/web.config.bak', '<p>Put <connectionStrings> into <configuration>.', false],
    ['/index.php~', '<p>&lt;?php echo 1; ?&gt;</p><?php $a = 1;', false],
  ])('%s with %j', (path, body, isFound) =>
    expect(fileFaults(exposureBackupSource, path, body)).toEqual(isFound ? [`${path} high`] : []),
  );

  it.each([
    ['a copy of the site with its settings', '/backup.zip', zip('site/wp-config.php'), true],
    ['a copy with a repository further on', '/backup.zip', Buffer.concat([zip('a.txt'), zip('site/.git/HEAD')]), true],
    ['a program named backup', '/downloads/backup.zip', zip('backup-4.2/backup.py'), false],
    ['an archive with its names at the end', '/backup.zip', Buffer.from('7z\xbc\xaf\x27\x1c\0\x04', 'latin1'), false],
    ['a tar of a program', '/backup.tar.gz', tar('tool/a.txt', 'tool/b.txt'), false],
    ['a tar with settings further on', '/backup.tar.gz', tar('site/a.txt', 'site/.env'), true],
  ])('a public download needs private data: %s', (_name, path, body, isFound) => {
    const options = { isPublicDownload: true } as const;
    expect(fileFaults(exposureBackupSource, path, body, options)).toEqual(isFound ? [`${path} high`] : []);
    expect(fileFaults(exposureBackupSource, path, body)).toEqual([`${path} high`]);
  });
});

function zip(name: string): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name)]);
}

function tar(...names: readonly string[]): Buffer {
  const blocks = names.map((name) => {
    const block = Buffer.alloc(1_024);
    block.write(name, 0);
    block.write('00000000007\0', 124);
    block.fill(' ', 148, 156);
    const sum = block.subarray(0, 512).reduce((total, byte) => total + byte, 0);
    block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return block;
  });
  return Buffer.concat([...blocks, Buffer.alloc(1_024)]);
}
