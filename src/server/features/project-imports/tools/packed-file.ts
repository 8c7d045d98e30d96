import type { Packed } from '#server/platform/programs/packed-file.ts';

export type PackedFile = {
  readonly path: string;
  readonly folder: string;
  readonly name: string;
  readonly entry: Packed;
};
