// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AccessObjectType, AuditFilter } from '#server/platform/graphql/wire.gen.ts';
import type { AuditEntry } from './audit-entry.ts';
import type { AuditSubject } from './audit-subject.ts';
import type { Member } from '#server/kernel/members/member.ts';

export type AuditToken = {
  readonly id: string;
  readonly name?: string | null;
};

export type AuditPage = {
  readonly items: readonly AuditEntry[];
  readonly endCursor?: string | null;
};

export type AuditLogResolvers = ResolversOf<{
  AuditEntry: FieldResolvers<AuditEntry, {
    id: Resolver<string, AuditEntry>;
    type: Resolver<string, AuditEntry>;
    createdAt: Resolver<Date, AuditEntry>;
    actor: Resolver<Member | null, AuditEntry>;
    actorName: Resolver<string | null, AuditEntry>;
    apiToken: Resolver<AuditToken | null, AuditEntry>;
    objectId: Resolver<string | null, AuditEntry>;
    subjects: Resolver<readonly AuditSubject[], AuditEntry>;
    payload: Resolver<unknown, AuditEntry>;
    metadata: Resolver<unknown | null, AuditEntry>;
    before: Resolver<unknown | null, AuditEntry>;
    after: Resolver<unknown | null, AuditEntry>;
  }>;
  AuditSubject: FieldResolvers<AuditSubject, {
    id: Resolver<string, AuditSubject>;
    type: Resolver<AccessObjectType, AuditSubject>;
    title: Resolver<string, AuditSubject>;
  }>;
  AuditToken: FieldResolvers<AuditToken, {
    id: Resolver<string, AuditToken>;
    name: Resolver<string | null, AuditToken>;
  }>;
  AuditPage: FieldResolvers<AuditPage, {
    items: Resolver<readonly AuditEntry[], AuditPage>;
    endCursor: Resolver<string | null, AuditPage>;
  }>;
  Query: {
    auditLog: Resolver<AuditPage, unknown, { first: number | null; after?: string | null; filter?: AuditFilter | null }>;
  };
}>;
