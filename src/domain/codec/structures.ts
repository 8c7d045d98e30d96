import { CodecError, type Codec, type TypeOf } from './codec.ts';

export function nullable<T>(codec: Codec<T>): Codec<T | null> {
  return { name: `${codec.name} | null`, read: (v, path) => (v === null ? null : codec.read(v, path)) };
}

/** Absent and undefined read the same; null does not. */
export type Optional<T> = Codec<T | undefined> & { readonly optional: true };
export function optional<T>(codec: Codec<T>): Optional<T> {
  return {
    name: `${codec.name} | undefined`,
    optional: true,
    read: (v, path) => (v === undefined ? undefined : codec.read(v, path)),
  };
}

export function array<T>(codec: Codec<T>): Codec<T[]> {
  const name = `array of ${codec.name}`;
  return {
    name,
    read(value, path) {
      if (!Array.isArray(value)) throw new CodecError(name, path, value);
      return value.map((item, i) => codec.read(item, `${path}[${i}]`));
    },
  };
}

export function record<T>(codec: Codec<T>): Codec<Record<string, T>> {
  const name = `record of ${codec.name}`;
  return {
    name,
    read(value, path) {
      if (!isPlain(value)) throw new CodecError(name, path, value);
      return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, codec.read(v, `${path}.${k}`)]));
    },
  };
}

type Shape = Record<string, Codec<unknown>>;
type OptionalKeys<S extends Shape> = { [K in keyof S]: S[K] extends { optional: true } ? K : never }[keyof S];
export type ShapeOf<S extends Shape> = {
  [K in Exclude<keyof S, OptionalKeys<S>>]: TypeOf<S[K]>;
} & { [K in OptionalKeys<S>]?: Exclude<TypeOf<S[K]>, undefined> };

/** Unknown keys are dropped: a caller can never smuggle a field past its codec. */
export function object<S extends Shape>(shape: S, name = 'object'): Codec<ShapeOf<S>> {
  return {
    name,
    read(value, path) {
      if (!isPlain(value)) throw new CodecError(name, path, value);
      const out: Record<string, unknown> = {};
      for (const [key, codec] of Object.entries(shape)) {
        const read = codec.read(Object.hasOwn(value, key) ? value[key] : undefined, `${path}.${key}`);
        if (read !== undefined) out[key] = read;
      }
      return out as ShapeOf<S>;
    },
  };
}

/** The first that reads wins; the error names them all. */
export function union<C extends readonly Codec<unknown>[]>(...codecs: C): Codec<TypeOf<C[number]>> {
  const name = codecs.map((c) => c.name).join(' | ');
  return {
    name,
    read(value, path) {
      for (const codec of codecs) {
        try {
          return codec.read(value, path) as TypeOf<C[number]>;
        } catch (error) {
          if (!(error instanceof CodecError)) throw error;
        }
      }
      throw new CodecError(name, path, value);
    },
  };
}

/** Chooses by a tag, so the error points inside the chosen shape instead of naming every shape. */
export function tagged<K extends string, M extends Record<string, Codec<unknown>>>(
  key: K,
  shapes: M,
): Codec<{ [T in keyof M & string]: TypeOf<M[T]> & { [P in K]: T } }[keyof M & string]> {
  const name = Object.keys(shapes).join(' | ');
  return {
    name,
    read(value, path) {
      if (!isPlain(value)) throw new CodecError(name, path, value);
      const tag = value[key];
      const codec = typeof tag === 'string' && Object.hasOwn(shapes, tag) ? shapes[tag] : undefined;
      if (!codec || typeof tag !== 'string') throw new CodecError(name, `${path}.${key}`, tag);
      const read = codec.read(value, path);
      return { ...(read as object), [key]: tag } as never;
    },
  };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
