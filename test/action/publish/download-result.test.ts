import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipEntry } from '../../../src/action/publish/download-result.ts';

/** A zip archive with one entry, as streaming writers make it: sizes only in the central directory. */
function archive(
  name: string,
  content: Buffer,
  options: { readonly stored?: boolean; readonly claimedSize?: number } = {},
): Buffer {
  const data = options.stored === true ? content : deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(options.stored === true ? 0 : 8, 10);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt32LE(options.claimedSize ?? content.length, 24);
  central.writeUInt16LE(name.length, 28);
  const body = Buffer.concat([local, Buffer.from(name), data]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, central, Buffer.from(name), end]);
}

describe('one file of a zip archive', () => {
  const content = Buffer.from('{"outcome":"passed"}');

  it.each([true, false])('is read, stored: %s', async (stored) => {
    expect(await zipEntry(archive('scan-gate.json', content, { stored }), 'scan-gate.json', 1_000)).toEqual(content);
  });

  it('is not found under another name', async () => {
    expect(await zipEntry(archive('other.json', content), 'scan-gate.json', 1_000)).toBeNull();
  });

  it('is refused when it unpacks to more than allowed', async () => {
    const bomb = archive('scan-gate.json', Buffer.alloc(5_000_000));
    expect(bomb.length).toBeLessThan(10_000);
    expect(await zipEntry(bomb, 'scan-gate.json', 1_000_000)).toBeNull();
  });

  it('never unpacks to more than the archive claims', async () => {
    const bomb = archive('scan-gate.json', Buffer.alloc(5_000_000), { claimedSize: 10 });
    expect((await zipEntry(bomb, 'scan-gate.json', 1_000))?.length).toBe(10);
  });

  it('is refused when the archive is truncated or invalid', async () => {
    const whole = archive('scan-gate.json', content);
    for (let length = 0; length < whole.length; length += 7)
      expect(await zipEntry(whole.subarray(0, length), 'scan-gate.json', 1_000)).toBeNull();
    expect(await zipEntry(Buffer.from('PK'), 'scan-gate.json', 1_000)).toBeNull();
  });
});
