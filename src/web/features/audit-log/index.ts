export { AuditLog } from './audit-log.tsx';
export { auditLogSettings } from './settings-places.ts';
