/** Parses unknown values at an edge. `name` is what the error calls it: "Expected {name} at {path}". */
export type Codec<T> = { readonly name: string; readonly read: (value: unknown, path: string) => T };
export type TypeOf<C> = C extends Codec<infer T> ? T : never;

export class CodecError extends Error {
  readonly expected: string;
  readonly path: string;

  constructor(expected: string, path: string, value: unknown) {
    super(`Value violates codec: Expected ${expected} at ${path} but got ${describe(value)}`);
    this.name = 'CodecError';
    this.expected = expected;
    this.path = path;
  }
}

/** Throws CodecError. */
export function decode<T>(codec: Codec<T>, value: unknown): T {
  return codec.read(value, '$');
}

export function isOf<T>(codec: Codec<T>, value: unknown): value is T {
  try {
    codec.read(value, '$');
    return true;
  } catch (error) {
    if (error instanceof CodecError) return false;
    throw error;
  }
}

/** A value may be a whole uploaded file: an error that quotes it must stay one line. */
function describe(value: unknown): string {
  const text = jsonOf(value) ?? typeof value;
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** JSON refuses big integers and circles; the error about them must not be a different error. */
function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
}
