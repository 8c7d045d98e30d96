import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import { restoreVersion } from './restore-version.ts';
import { findVersion, listVersions, readVersion } from './versions.ts';
import type { DocumentsResolvers } from './documents.gen.ts';

export const documentsSchema: SchemaPart<DocumentsResolvers> = {
  sdl: new URL('./documents.graphql', import.meta.url),
  resolvers: {
    Query: {
      documentVersions: (_root, { documentId, ...page }, ctx) => listVersions(ctx, readId(documentId), page),
      documentVersion: async (_root, { documentId, id }, ctx) =>
        (await findVersion(ctx, readId(documentId), readId(id))) ?? null,
    },
    Mutation: {
      restoreDocumentVersion: async (_root, { documentId, id }, ctx) => {
        await restoreVersion(ctx, readId(documentId), readId(id));
        return true;
      },
    },
    DocumentVersion: {
      reason: ({ reason }) => (reason === 'edit' ? 'EDIT' : 'RESTORE'),
      members: async ({ memberIds }, _args, ctx) => {
        const members = await Promise.all(memberIds.map((id) => memberLoader(ctx).load(id)));
        return members.filter((member) => member !== null);
      },
      content: async (version, _args, ctx) => {
        limitUses(ctx, 'documents', 10);
        return readVersion(ctx, version);
      },
    },
  },
};
