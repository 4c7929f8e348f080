import { isRecord } from '../../shared/records.ts';
import { mask } from '../web/quote.ts';
import { isHtml, jsonObjectOf, linesOf, quote, type Signature, textOf } from '../web/signature.ts';

/** macOS Finder: alignment word and magic "Bud1". */
export const dsStore: Signature = ({ body }) =>
  body.length >= 8 && body.readUInt32BE(0) === 1 && body.toString('latin1', 4, 8) === 'Bud1'
    ? { proof: 'The file is a .DS_Store, which lists the files of the folder.' }
    : null;

export const composerManifest: Signature = (response) => {
  const manifest = jsonObjectOf(response);
  if (manifest === null) return null;
  const isComposer =
    isRecord(manifest['require']) ||
    isRecord(manifest['require-dev']) ||
    isRecord(manifest['autoload']) ||
    Array.isArray(manifest['packages']);
  if (!isComposer) return null;
  const required = isRecord(manifest['require']) ? Object.keys(manifest['require']) : [];
  return {
    proof: `The file is a Composer manifest${required.length > 0 ? ` that requires ${quote(required.slice(0, 5).join(', '))}` : ''}`,
  };
};

export const packageManifest: Signature = (response) => {
  const manifest = jsonObjectOf(response);
  if (manifest === null) return null;
  const parts = ['dependencies', 'devDependencies', 'scripts', 'peerDependencies'].filter((part) =>
    isRecord(manifest[part]),
  );
  const isNamed = typeof manifest['name'] === 'string' && typeof manifest['version'] === 'string';
  if (parts.length === 0 && !(isNamed && typeof manifest['main'] === 'string')) return null;
  const name = typeof manifest['name'] === 'string' ? ` of ${quote(manifest['name'], 60)}` : '';
  return { proof: `The file is a package.json${name}${parts.length > 0 ? ` with ${parts.join(', ')}` : ''}` };
};

const SECRET_SETTING =
  /^[ \t]*(?:-[ \t]*)?["']?([\w-]{0,60}(?:PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY|PRIVATE_KEY)[\w-]{0,60})["']?[ \t]*[:=][ \t]*["']?([^\s"'#${}]{4,200})/im;

/** Raises the severity if the file contains a literal secret. */
function withSecret(text: string, proof: string) {
  const match = SECRET_SETTING.exec(text.slice(0, 65_536));
  if (match === null || /^(?:true|false|null|yes|no|changeme|example)$/i.test(match[2] ?? '')) return { proof };
  return {
    proof: `${proof}; it sets ${quote(match[1] ?? '', 40)} to ${mask(match[2] ?? '')}`,
    severity: 'high' as const,
  };
}

/** GitLab CI, Travis CI and similar: top-level keys of a pipeline with a script. */
export const pipelineFile: Signature = (response) => {
  const text = textOf(response);
  if (isHtml(text)) return null;
  const hasScript = /^[ \t]*(?:script|before_script|install|run|steps|stage|stages):(?:\s|$)/m.test(text);
  const topLevel = linesOf(text)
    .filter((line) => /^[\w.-]{1,60}:(?:\s.*)?$/.test(line))
    .map((line) => line.split(':')[0] ?? '');
  const known = topLevel.filter((key) =>
    /^(?:stages|image|variables|include|before_script|script|language|services|cache|jobs|workflow|default|install|node_js|python|php|on|pipelines|version)$/.test(
      key,
    ),
  );
  if (!hasScript || known.length === 0) return null;
  return withSecret(text, `The file is the definition of a build pipeline (${quote(known.slice(0, 5).join(', '))})`);
};

export const dockerfile: Signature = (response) => {
  const text = textOf(response);
  if (isHtml(text)) return null;
  const instructions = linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (!/^(?:FROM|ARG)\s+\S/i.test(instructions[0] ?? '')) return null;
  const from = instructions.find((line) => /^FROM\s+\S+(?:\s+AS\s+\S+)?$/i.test(line));
  const others = instructions.filter((line) =>
    /^(?:RUN|COPY|CMD|ENTRYPOINT|WORKDIR|ADD|EXPOSE|ENV|USER|LABEL|VOLUME)\s/i.test(line),
  );
  if (from === undefined || others.length === 0) return null;
  return withSecret(text.replace(/^[ \t]*(?:ENV|ARG)\s+/gim, ''), `The file is a Dockerfile: ${quote(from)}`);
};

export const composeFile: Signature = (response) => {
  const text = textOf(response);
  if (
    isHtml(text) ||
    !/^services:[ \t]*$/m.test(text) ||
    !/^[ \t]+(?:image|build|container_name|ports|environment):/m.test(text)
  )
    return null;
  return withSecret(text, 'The file is a Docker Compose project');
};

/** Project settings of JetBrains editors. */
export const ideaWorkspace: Signature = (response) => {
  const text = textOf(response);
  return /<project\s+version="\d+"/.test(text) && /<component\s+name="/.test(text)
    ? { proof: 'The file is the workspace of a JetBrains editor, which names files, branches and servers.' }
    : null;
};

/** pip requirements (PEP 508 lines): only packages and options, with at least one version. */
export const requirementsFile: Signature = (response) => {
  const text = textOf(response);
  if (isHtml(text)) return null;
  const lines = linesOf(text)
    .map((line) => line.replace(/(?:^|\s)#.*/s, '').trim())
    .filter((line) => line !== '' && !/^(?:-{1,2}[a-z]|--hash=)/i.test(line));
  const packages = lines.map((line) => {
    // A backslash continues the line; a semicolon starts an environment marker.
    const [requirement = '', ...markers] = line.replace(/\\$/, '').split(';');
    const marker = markers.join(';').trim();
    if (markers.length > 0 && (marker === '' || marker.length > 200)) return null;
    return /^([A-Za-z0-9][\w.-]{0,80})(?:\[[\w,. -]{1,80}\])?\s*((?:===?|~=|!=|>=?|<=?)\s*[\w.*+!-]{1,40}(?:\s*,.{1,80})?)?$/.exec(
      requirement.trimEnd(),
    );
  });
  if (packages.length === 0 || packages.some((match) => match === null)) return null;
  if (!packages.some((match) => match?.[2] !== undefined)) return null;
  const names = packages.slice(0, 5).map((match) => match?.[1] ?? '');
  return { proof: `The file lists the Python packages of the site: ${quote(names.join(', '))}` };
};
