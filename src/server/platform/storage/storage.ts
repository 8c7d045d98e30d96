import type { Readable } from 'node:stream';

/** Both ends included, as in HTTP. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Where the bytes of files live. A key is a path of plain names; what it names appears whole or not at all. */
export type Storage = {
  /** Answers how many bytes were written. */
  write(key: string, content: Readable | Uint8Array): Promise<number>;
  /** Takes a local file in; afterwards it is gone from where it was. */
  takeIn(key: string, path: string): Promise<void>;
  /** Undefined for what is not there. */
  size(key: string): Promise<number | undefined>;
  /** Throws MissingFile. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** For programs that want a path; it holds until `run` ends. Throws MissingFile. */
  withPath<T>(key: string, run: (path: string) => Promise<T>): Promise<T>;
  /** The names of what is in a folder. */
  list(prefix: string): Promise<string[]>;
  /** What is not there is gone already. */
  remove(key: string): Promise<void>;
  /** Everything below a folder. */
  removeAll(prefix: string): Promise<void>;
  /** How many bytes fit, where that can be known. */
  room(): Promise<number | undefined>;
};

export class MissingFile extends Error {}
/** The service that keeps the bytes does not answer. */
export class StorageGone extends Error {}

/** A key comes from ids and fixed names only; this is the net below. */
export function checkKey(key: string): string {
  const isPlain = key
    .split('/')
    .every((part) => /^[\w-][\w.-]*$/.test(part) && !part.includes('..') && part.length <= 200);
  if (!isPlain || key.length > 900) throw new Error(`Not a storage key: ${key}`);
  return key;
}
