import { describe, expect, it } from 'vitest';
import { exposureCheck } from '../../../../src/engine/exposure/exposure-check.ts';
import { fileFaults, judgesFiles } from '../evidence.ts';

const exposureDatabaseDump = exposureCheck('exposure.database-dump');

describe('exposure.database-dump', () => {
  judgesFiles(exposureDatabaseDump);

  const dump = (body: string | Buffer, path = '/dump.sql', isPublicDownload?: true) =>
    fileFaults(exposureDatabaseDump, path, body, isPublicDownload === undefined ? {} : { isPublicDownload });

  it.each([
    [
      'a row of personal data',
      "INSERT INTO users VALUES (1,'kim@shop.example','$2y$10$abcdefghijklmnopqrstuv');",
      true,
    ],
    ['a row of goods', "INSERT INTO goods VALUES (1,'tea');", false],
    ['a statement of a lesson', 'CREATE TABLE users (id INTEGER);', false],
  ])('%s is enough: %j', (_name, body, isFound) => expect(dump(body)).toEqual(isFound ? ['/dump.sql critical'] : []));

  const sqlite = (schema: string) => Buffer.from(`SQLite format 3\0${'\0'.repeat(84)}${schema}`);
  it.each([
    [
      'a dump of books',
      '/data/dump.sql',
      'CREATE TABLE book (id INTEGER, title TEXT);\nINSERT INTO book VALUES (1);\n',
      false,
    ],
    [
      'a dump of users',
      '/data/dump.sql',
      'CREATE TABLE wp_users (id INTEGER);\nINSERT INTO wp_users VALUES (1);\n',
      true,
    ],
    [
      'a dump with passwords',
      '/dump.sql',
      'CREATE TABLE reader (\n  id INTEGER,\n  password VARCHAR(99)\n);\nINSERT INTO reader VALUES (1);\n',
      true,
    ],
    ['a database of books', '/data/library.sqlite', sqlite('CREATE TABLE book(id integer, title text)'), false],
    ['a database of customers', '/data/shop.sqlite', sqlite('CREATE TABLE customers(id integer)'), true],
    ['a database with email', '/data/shop.sqlite', sqlite('CREATE TABLE reader(id integer, email text)'), true],
    [
      'a dump of sales whose comment names its author',
      '/data/dump.sql',
      "-- MySQL dump, questions to data@ministry.example\nSET session_replication_role = replica;\nCREATE TABLE sale (id INTEGER);\nINSERT INTO sale VALUES ('orders of people');\n",
      false,
    ],
    ['a column in camel case', '/dump.sql', 'CREATE TABLE t (userEmail TEXT);\nINSERT INTO t VALUES (1);\n', true],
    [
      'addresses in columns with neutral names',
      '/dump.sql',
      "CREATE TABLE t (a TEXT);\nINSERT INTO t VALUES ('eve@mail.example.com');\n",
      true,
    ],
    [
      'password hashes in columns with neutral names',
      '/dump.sql',
      `CREATE TABLE t (a TEXT);\nINSERT INTO t VALUES ('$2y$10$${'aB3.'.repeat(13)}x');\n`,
      true,
    ],
    ['a database with addresses', '/data/x.sqlite', sqlite('CREATE TABLE t(a text)\0eve@mail.example.com'), true],
  ])('a public download needs private data: %s', (_name, path, body, isFound) => {
    expect(dump(body, path, true)).toEqual(isFound ? [`${path} critical`] : []);
    expect(dump(body, path)).toEqual([`${path} critical`]);
  });
});
