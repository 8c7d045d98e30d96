import { levels } from '#domain/access/levels.ts';
import type { TypeOf } from '#domain/codec/codec.ts';
import { literal, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object, tagged } from '#domain/codec/structures.ts';
import { dataResidencies } from '#domain/workspaces/regions.ts';

const level = nullable(literal(...levels));

/** Ids and settings only: an audit log that quotes content would outlive its deletion. */
export const auditMetadataCodec = tagged('type', {
  permission: object({ objectType: string, objectId: uuid, granteeId: string, from: level, to: level }),
  tokens: object({ tokenIds: array(uuid) }),
  apiToken: object({ apiTokenId: uuid, name: string }),
  translation: object({ objectType: string, objectId: uuid, from: nullable(string), to: string }),
  aiRegion: object({ from: nullable(literal(...dataResidencies)), to: literal(...dataResidencies) }),
  transcriptionProvider: object({ from: nullable(string), to: string }),
});
export type AuditMetadata = TypeOf<typeof auditMetadataCodec>;
