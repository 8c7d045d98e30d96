import type { Writable } from 'node:stream';

export type StagedFile = { readonly workspaceId: string; readonly fileId: string };

/** Bytes on their way in. */
export type Staging = {
  /** Undefined when no byte came yet, or when all were taken in. */
  bytes(file: StagedFile): Promise<number | undefined>;
  /** Writes what `pour` gives, from a position on. */
  write(file: StagedFile, position: number, pour: (target: Writable) => Promise<void>): Promise<void>;
  /** For programs that want a path, which `run` may move the file away from. */
  withWhole<T>(file: StagedFile, run: (path: string) => Promise<T>): Promise<T>;
  remove(file: StagedFile): Promise<void>;
};
