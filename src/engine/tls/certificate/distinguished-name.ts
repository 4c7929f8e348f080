import { childrenOf, type DerElement, objectIdOf } from './der.ts';

const ATTRIBUTES: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.5': 'serialNumber',
  '0.9.2342.19200300.100.1.25': 'DC',
  '1.2.840.113549.1.9.1': 'emailAddress',
};
const VALUE_LENGTH_MAX = 120;
const ATTRIBUTES_MAX = 20;

/** Formats a Name as `CN=…, O=…`, most specific part first. Control characters are replaced, long values truncated. */
export function distinguishedName(name: DerElement): string {
  const parts = attributesOf(name).map(([oid, value]) => `${ATTRIBUTES[oid] ?? oid}=${value}`);
  return parts.reverse().slice(0, ATTRIBUTES_MAX).join(', ');
}

function attributesOf(name: DerElement): [oid: string, value: string][] {
  return childrenOf(name).flatMap((set) =>
    childrenOf(set).flatMap((pair): [string, string][] => {
      const [type, value] = childrenOf(pair);
      return type === undefined || value === undefined ? [] : [[objectIdOf(type.contents), textOf(value)]];
    }),
  );
}

function textOf(value: DerElement): string {
  // BMPString is UTF-16 with the high byte first; all other string types are read as UTF-8, of which ASCII is a part.
  const isBmp = value.tag === 0x1e && value.contents.length % 2 === 0;
  const text = isBmp ? Buffer.from(value.contents).swap16().toString('utf16le') : value.contents.toString('utf8');
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�').slice(0, VALUE_LENGTH_MAX);
}
