import { CodecError } from '#domain/codec/codec.ts';

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const maxTime = 2 ** 48 - 1;

export function isUuid(text: string): boolean {
  return pattern.test(text);
}

/** RFC 9562 version 7: ids made later sort later, so new rows land at the end of an index. */
export function uuidV7(input: { time: Date; random: Uint8Array }): string {
  const time = input.time.getTime();
  if (!Number.isInteger(time) || time < 0 || time > maxTime) {
    throw new CodecError('time of a UUIDv7', 'time', time);
  }
  if (input.random.length < 10) {
    throw new CodecError('10 random bytes', 'random', input.random.length);
  }
  const random = hex(input.random.subarray(0, 10));
  const variant = ((Number.parseInt(random.slice(4, 6), 16) & 0x3f) | 0x80).toString(16);
  const stamp = time.toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${random.slice(1, 4)}-${variant}${random.slice(6, 8)}-${random.slice(8)}`;
}

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += hexOfByte[byte];
  return text;
}
