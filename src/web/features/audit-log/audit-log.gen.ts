// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { AuditEntryFieldsFragment, AuditLogQuery, AuditLogQueryVariables } from '#web/lib/graphql.gen.ts';

const auditEntryFields = 'fragment AuditEntryFields on AuditEntry{id type createdAt actorName objectId subjects{id type title}apiToken{id name}payload metadata before after actor{id name}}';
export const AuditEntryFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<AuditEntryFieldsFragment>(`${auditEntryFields}`);
export const AuditLogDocument = /*#__PURE__*/ graphqlDocument<AuditLogQuery, AuditLogQueryVariables>(`query AuditLog($first:Int$after:String$filter:AuditFilter){auditLog(first:$first after:$after filter:$filter){items{...AuditEntryFields}endCursor}}${auditEntryFields}`);
