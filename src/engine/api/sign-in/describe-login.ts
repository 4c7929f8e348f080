import { DESCRIPTION_LENGTH_MAX } from '../../../shared/description-text.ts';
import type { DescribedLogin, DescribeLogin, TokenCarrier } from '../../core/described-login.ts';
import { hasResponse } from '../../core/evidence/http.ts';
import { DESCRIPTION_PATHS, FURTHER_DESCRIPTION_PATHS } from '../../crawl/json-links.ts';
import { givenDescription, linksIn } from '../describe/find-descriptions.ts';
import { readDescription } from '../describe/read-description.ts';
import type { ReadDescription } from '../describe/read-model.ts';
import { proofsOf, signInsOf } from './described-sign-in.ts';

const LINKED_MAX = 4;
const BEARER: TokenCarrier = { header: 'Authorization', prefix: 'Bearer ' };

/** Reads the description that the user gave, or the first that the site publishes, as a visitor without a session. */
export const describeLogin: DescribeLogin = async ({ target, options, fetch }) => {
  const read = (url: string) => fetch({ url, identity: 'none', maxBytes: DESCRIPTION_LENGTH_MAX });
  const given = await givenDescription(options, target.origin, read);
  if (given !== null) return given.found[0] === undefined ? NOTHING : loginOf(given.found[0].description);
  const start = await read(target.startUrl);
  const linked = hasResponse(start) ? linksIn(start).filter((url) => URL.parse(url)?.origin === target.origin) : [];
  const paths = [...linked.slice(0, LINKED_MAX), ...DESCRIPTION_PATHS, ...FURTHER_DESCRIPTION_PATHS];
  for (const url of new Set(paths.map((path) => new URL(path, target.origin).href))) {
    const attempt = await read(url);
    if (!hasResponse(attempt) || attempt.response.status !== 200 || attempt.response.truncated) continue;
    const description = readDescription(attempt.response.text, new URL(url));
    if (description !== null && description.operations.length > 0) return loginOf(description);
  }
  return NOTHING;
};

const NOTHING: DescribedLogin = { signIns: [], carriers: [], proofs: [] };

function loginOf({ operations, carriers = [] }: ReadDescription): DescribedLogin {
  return {
    signIns: signInsOf(operations),
    carriers: carriers.length === 0 ? [BEARER] : carriers,
    proofs: proofsOf(operations),
  };
}
