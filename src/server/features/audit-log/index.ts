import type { Feature } from '#server/platform/app/feature.ts';
import { addAuditLogCsv } from './csv-route.ts';
import { auditLogSchema } from './resolvers.ts';

/** Reads the event log. Nothing here writes: the events are written by the commands they tell of. */
export const auditLog: Feature = {
  name: 'audit-log',
  schema: () => auditLogSchema,
  routes: addAuditLogCsv,
};
