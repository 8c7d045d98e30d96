import type { TypeOf } from '#domain/codec/codec.ts';
import { integer, literal, string } from '#domain/codec/primitives.ts';
import { array, object, record } from '#domain/codec/structures.ts';

export const manifestName = 'manifest.json';
export const tablesFolder = 'tables/';
export const filesFolder = 'files/';

/** The last entry of a backup: what all the others must be. */
export const manifestCodec = object(
  {
    format: literal(1),
    createdAt: string,
    migrations: array(object({ name: string, checksum: string })),
    tables: record(object({ columns: array(string), rows: integer })),
    entries: record(object({ size: integer, sha256: string })),
  },
  'backup manifest',
);
export type Manifest = TypeOf<typeof manifestCodec>;
