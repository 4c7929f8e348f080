import { isHtml, linesOf, quote, type Signature, textOf } from '../web/signature.ts';

/** `.git/HEAD`: a symbolic reference or a commit id (git, gitrepository-layout). */
export const gitHead: Signature = (response) => {
  const text = textOf(response).trimEnd();
  if (!/^(?:ref: refs\/[\w./+@-]{1,200}|[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)) return null;
  return { proof: `The file is a Git HEAD: ${quote(text)}` };
};

/** `.git/config`: the section [core] with repositoryformatversion, which git writes into every repository. */
export const gitConfig: Signature = (response) => {
  const text = textOf(response);
  if (isHtml(text) || !/^[ \t]*\[core\][ \t]*$/m.test(text) || !/^[ \t]*repositoryformatversion\s*=\s*\d/m.test(text))
    return null;
  const remote = /^[ \t]*url\s*=\s*(\S{1,300})/m.exec(text)?.[1];
  const hasCredentials = remote !== undefined && /:\/\/[^/@:]*:[^/@]*@/.test(remote);
  const shown = remote === undefined ? '' : `, remote ${quote(remote.replace(/:\/\/[^/@]*@/, '://…@'))}`;
  return {
    proof: `The file is a Git configuration ([core] with repositoryformatversion${shown})${hasCredentials ? '; the remote URL contains a password' : ''}.`,
  };
};

/** `.svn/entries`: format number alone (1.7 and later) or followed by the directory entry. */
export const svnEntries: Signature = (response) => {
  const text = textOf(response);
  if (!/^(?:8|9|10|11|12)\r?\n(?:$|\f?\r?\ndir\r?\n)/.test(text)) return null;
  const url = /^(?:https?|svn(?:\+ssh)?|file):\/\/\S{1,200}$/m.exec(text)?.[0];
  return {
    proof: `The file is a Subversion entries file${url === undefined ? '' : ` of ${quote(url.replace(/:\/\/[^/@]*@/, '://…@'))}`}.`,
  };
};

/** `.svn/wc.db`: an SQLite file, usually with Subversion's tables. */
export const svnDatabase: Signature = ({ body }) => {
  if (body.toString('latin1', 0, 16) !== 'SQLite format 3\0') return null;
  const schema = body.toString('latin1', 0, 65_536);
  const isWorkingCopy = /REPOSITORY|WCROOT|PRISTINE|NODES/.test(schema);
  return {
    proof: `The file is an SQLite database${isWorkingCopy ? ' with the tables of a Subversion working copy' : ''}.`,
  };
};

const HG_REQUIREMENTS =
  /^(?:revlogv[12]|store|fncache|dotencode|generaldelta|sparserevlog|share-safe|dirstate-v2|persistent-nodemap|revlog-compression-zstd|exp-[\w-]+|largefiles|lfs|shared|relshared|treemanifest)$/;

/** `.hg/requires`: only names of repository formats. */
export const hgRequires: Signature = (response) => {
  const lines = linesOf(textOf(response)).filter((line) => line.trim() !== '');
  if (lines.length === 0 || lines.length > 40 || !lines.every((line) => HG_REQUIREMENTS.test(line.trim()))) return null;
  return { proof: `The file lists the formats of a Mercurial repository: ${quote(lines.join(', '))}` };
};
