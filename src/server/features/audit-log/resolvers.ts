import { metadataOfEvent } from '#domain/audit-log/metadata-of-event.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { AuditLogResolvers } from './audit-log.gen.ts';
import { listAuditLog } from './read-audit-log.ts';

export const auditLogSchema: SchemaPart<AuditLogResolvers> = {
  sdl: new URL('./audit-log.graphql', import.meta.url),
  resolvers: {
    Query: { auditLog: (_root, args, ctx) => listAuditLog(ctx, args) },
    AuditEntry: {
      actor: ({ actorId }, _args, ctx) => (actorId === null ? null : memberLoader(ctx).load(actorId)),
      apiToken: ({ apiTokenId: id, apiTokenName: name }) => (id === null ? null : { id, name }),
      metadata: (entry) => metadataOfEvent(entry),
    },
  },
};
