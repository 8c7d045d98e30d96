import { memberLoader } from '#server/kernel/members/index.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { deleteTemplate, restoreTemplate } from './delete-template.ts';
import { saveTemplate } from './save-template.ts';
import { listTemplates } from './template.ts';
import type { TemplatesResolvers } from './templates.gen.ts';
import { useTemplate } from './use-template.ts';

export const templatesSchema: SchemaPart<TemplatesResolvers> = {
  sdl: new URL('./templates.graphql', import.meta.url),
  resolvers: {
    Query: {
      templates: (_root, args, ctx) => {
        allow(ctx, 'template.use');
        return listTemplates(ctx, args);
      },
    },
    Mutation: {
      saveTemplate: (_root, { input }, ctx) =>
        saveTemplate(ctx, { ...input, projectId: readId(input.projectId) }),
      useTemplate: (_root, { id, title }, ctx) => useTemplate(ctx, { id: readId(id), title }),
      deleteTemplate: async (_root, { id }, ctx) => {
        await deleteTemplate(ctx, readId(id));
        return true;
      },
      restoreTemplate: async (_root, { id }, ctx) => {
        await restoreTemplate(ctx, readId(id));
        return true;
      },
    },
    Template: { createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy) },
  },
};
