import { metadataOfEvent } from '#domain/audit-log/metadata-of-event.ts';
import { wireType } from '#server/kernel/access/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { AuditLogResolvers } from './audit-log.gen.ts';
import { idsOf, subjectLoader } from './audit-subject.ts';
import { listAuditLog } from './read-audit-log.ts';

export const auditLogSchema: SchemaPart<AuditLogResolvers> = {
  sdl: new URL('./audit-log.graphql', import.meta.url),
  resolvers: {
    Query: { auditLog: (_root, args, ctx) => listAuditLog(ctx, args) },
    AuditSubject: { type: ({ type }) => wireType(type) },
    AuditEntry: {
      actor: ({ actorId }, _args, ctx) => (actorId === null ? null : memberLoader(ctx).load(actorId)),
      apiToken: ({ apiTokenId: id, apiTokenName: name }) => (id === null ? null : { id, name }),
      subjects: async (entry, _args, ctx) =>
        (await Promise.all(idsOf(entry).map((id) => subjectLoader(ctx).load(id)))).filter(
          (subject) => subject !== null,
        ),
      metadata: (entry) => metadataOfEvent(entry),
    },
  },
};
