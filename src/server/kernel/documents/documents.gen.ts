// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { DocumentVersionReason } from '#server/platform/graphql/wire.gen.ts';
import type { DocumentVersion } from './versions.ts';
import type { Member } from '#server/kernel/members/member.ts';

export type DocumentVersionPage = {
  readonly items: readonly DocumentVersion[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type DocumentsResolvers = ResolversOf<{
  DocumentVersion: FieldResolvers<DocumentVersion, {
    id: Resolver<string, DocumentVersion>;
    createdAt: Resolver<Date, DocumentVersion>;
    members: Resolver<readonly Member[], DocumentVersion>;
    reason: Resolver<DocumentVersionReason, DocumentVersion>;
    content: Resolver<unknown, DocumentVersion>;
  }>;
  DocumentVersionPage: FieldResolvers<DocumentVersionPage, {
    items: Resolver<readonly DocumentVersion[], DocumentVersionPage>;
    endCursor: Resolver<string | null, DocumentVersionPage>;
    totalCount: Resolver<number, DocumentVersionPage>;
  }>;
  Query: {
    documentVersions: Resolver<DocumentVersionPage, unknown, { documentId: string; first: number | null; after?: string | null }>;
    documentVersion: Resolver<DocumentVersion | null, unknown, { documentId: string; id: string }>;
  };
  Mutation: {
    restoreDocumentVersion: Resolver<boolean, unknown, { documentId: string; id: string }>;
  };
}>;
