import { hasName, type NameList, plainName } from '../../data/names.ts';
import { type Leaf, leavesOf } from '../operations/json-values.ts';

/** Variables of a process's environment, in an object that shows them (`env.DB_PASSWORD`). */
const IN_ENVIRONMENT = /(?:^|\.)env(?:iron(?:ment)?)?(?:_?vars?|_?variables)?\.[A-Z][A-Z\d_]{0,60}$/;
const OF_ENVIRONMENT = /(?:PASSWORD|PASSWD|PASSPHRASE|SECRET(?:_KEY)?|PRIVATE_KEY|API_?KEY|ACCESS_KEY)$/;
/** Secrets of one payment, which its client needs (Stripe). */
const OF_CLIENT = /^(?:pi|seti|cs|src|pm)_/;
/** Hashes that are stored passwords (modular crypt format, PHC string format, Django, Werkzeug). */
const STORED_HASH =
  /^(?:\$2[abxy]\$\d\d\$[./A-Za-z\d]{53}|\$argon2(?:id?|d)\$.{20,400}|\$[156]\$.{10,200}|\$P\$[./A-Za-z\d]{31}|pbkdf2[_:]sha\d{1,3}[:$].{20,400}|scrypt:.{20,400}|\{S?SHA\}.{20,200})$/;
const PRIVATE_KEY = /^-----BEGIN (?:[A-Z]{1,20} )?PRIVATE KEY-----/;
/** A part of the value is hidden. */
const MASK = /\*\*|••|\.\.\.|…|xxxxxx|\[[^\]]{1,40}\]|<[^>]{1,40}>/i;

export interface SecretProperty {
  /** Such as `users[].password`. */
  readonly path: string;
  /** Records that have it with a value of their own. */
  readonly records: number;
}

/**
 * The properties of a response that hold passwords, their hashes, or keys. What is masked, empty, a rule, a label or a document about
 * the property does not count; neither does a key that may be the caller's own.
 *
 * @param root JSON value
 * @param isAnonymous the response is not that to a user, whose own keys and whose own devices' passwords it may hold
 * @param isOfPerson the request names the user whose records these are
 */
export function secretProperties(root: unknown, isAnonymous: boolean, isOfPerson = false): SecretProperty[] {
  const identity = isAnonymous ? 'identity' : 'person';
  const found = new Map<string, { leaves: Leaf[]; values: Set<string> }>();
  for (const leaf of leavesOf(root)) {
    if (typeof leaf.value !== 'string' || !isSecret(leaf, leaf.value, identity, isOfPerson)) continue;
    const entry = found.get(leaf.path) ?? { leaves: [], values: new Set<string>() };
    entry.leaves.push(leaf);
    entry.values.add(leaf.value);
    found.set(leaf.path, entry);
  }
  return [...found].flatMap(([path, { leaves, values }]) => {
    const [first] = leaves;
    if (first === undefined) return [];
    if (isOfEnvironment(first)) return [{ path, records: leaves.length }];
    const isList = new Set(leaves.map(({ record }) => record)).size > 1;
    const isKey = hasName('user-key', first.name) || (!isAnonymous && hasName('key', first.name));
    if (isKey && (!isList || values.size < 2 || identitiesOf(leaves, identity) < 2)) return [];
    // A dictionary of labels has one word for a password; records have several, or characters of no word.
    const isWord = [...values].every((value) => /^\p{L}{1,30}$/u.test(value));
    if (hasName('leaked-password', first.name) && isWord && (!isList || identitiesOf(leaves, identity) < 2)) return [];
    return [{ path, records: leaves.length }];
  });
}

function isOfEnvironment({ path, name }: Leaf): boolean {
  return IN_ENVIRONMENT.test(path) && OF_ENVIRONMENT.test(name.slice(0, 100));
}

function isSecret(leaf: Leaf, value: string, identity: NameList, isOfPerson: boolean): boolean {
  const { name, record } = leaf;
  if (STORED_HASH.test(value.slice(0, 500)) || PRIVATE_KEY.test(value.slice(0, 60))) return true;
  if (value.length < 4 || value.length > 4_000 || hasName('no-secret', value) || MASK.test(value.slice(0, 200)))
    return false;
  // A sentence, an address or a date is about a secret.
  if (/\s|^https?:|^\/|^\d{4}-\d\d-\d\d/.test(value.slice(0, 4_000)) || plainName(value) === plainName(name))
    return false;
  if (isOfEnvironment(leaf)) return true;
  if (hasName('stored-hash', name)) return value.length >= 16;
  if (hasName('key', name)) return value.length >= 8 && !OF_CLIENT.test(value);
  const isPassword = hasName('leaked-password', name);
  if (!isPassword && !hasName('user-key', name)) return false;
  if (record !== null && isOfPerson && isPassword) return true;
  return record !== null && Object.entries(record).some(([other, member]) => isIdentity(other, member, identity));
}

function isIdentity(name: string, value: unknown, identity: NameList): boolean {
  const isScalar = (typeof value === 'string' && value !== '') || typeof value === 'number';
  return isScalar && hasName(identity, name);
}

/** True for the name of a parameter that stands for a user. */
export function namesPerson(name: string): boolean {
  return hasName('person', name);
}

/** Number of different users that the records name. */
function identitiesOf(leaves: readonly Leaf[], identity: NameList): number {
  const named = leaves.flatMap(({ record }) =>
    Object.entries(record ?? {})
      .filter(([name, value]) => isIdentity(name, value, identity))
      .slice(0, 1)
      .map(([, value]) => String(value)),
  );
  return new Set(named).size;
}
