import { levels } from '#domain/access/levels.ts';
import { subscriptionStatuses } from '#domain/billing/subscription.ts';
import type { TypeOf } from '#domain/codec/codec.ts';
import { literal, positiveInteger, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object, optional, tagged } from '#domain/codec/structures.ts';
import { integrations } from '#domain/integrations/integrations.ts';
import { dataResidencies } from '#domain/workspaces/regions.ts';

const level = nullable(literal(...levels));

/** Ids and settings only: an audit log that quotes content would outlive its deletion. */
export const auditMetadataCodec = tagged('type', {
  permission: object({ objectType: string, objectId: uuid, granteeId: string, from: level, to: level }),
  tokens: object({ tokenIds: array(uuid) }),
  integration: object({ integration: literal(...integrations), integrationId: optional(uuid) }),
  apiToken: object({ apiTokenId: uuid, name: string }),
  subscriptionItem: object({
    product: string,
    from: nullable(positiveInteger),
    to: nullable(positiveInteger),
  }),
  subscription: object({
    from: nullable(literal(...subscriptionStatuses)),
    to: literal(...subscriptionStatuses),
  }),
  translation: object({ objectType: string, objectId: uuid, from: nullable(string), to: string }),
  aiRegion: object({ from: nullable(literal(...dataResidencies)), to: literal(...dataResidencies) }),
  transcriptionProvider: object({ from: nullable(string), to: string }),
});
export type AuditMetadata = TypeOf<typeof auditMetadataCodec>;
