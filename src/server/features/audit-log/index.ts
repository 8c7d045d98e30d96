import { metadataOfEvent } from '#domain/audit-log/metadata-of-event.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import type { Feature } from '#server/platform/app/feature.ts';
import { addAuditLogCsv } from './csv-route.ts';
import { listAuditLog } from './read-audit-log.ts';

/** Reads the event log. Nothing here writes: the events are written by the commands they tell of. */
export const auditLog: Feature = {
  name: 'audit-log',
  schema: () => ({
    sdl: new URL('./audit-log.graphql', import.meta.url),
    resolvers: {
      Query: { auditLog: (_root, args, ctx) => listAuditLog(ctx, args) },
      AuditEntry: {
        actor: ({ actorId }, _args, ctx) => (actorId === null ? null : memberLoader(ctx).load(actorId)),
        metadata: (entry) => metadataOfEvent(entry),
      },
    },
  }),
  routes: addAuditLogCsv,
};
