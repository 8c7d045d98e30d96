import { memberLoader } from '#server/kernel/members/index.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import { applyTemplate } from './apply-template.ts';
import { createFromTemplate } from './create-from-template.ts';
import { deleteTemplate, restoreTemplate } from './delete-template.ts';
import { readDocumentContents } from './document-contents.ts';
import { saveDocumentTemplate } from './save-document-template.ts';
import { saveTemplate } from './save-template.ts';
import { findTemplate, listTemplates, readTemplateContents } from './template.ts';
import type { TemplatesResolvers } from './templates.gen.ts';
import { updateTemplate } from './update-template.ts';
import { useTemplate } from './use-template.ts';
import { writeTemplate } from './write-template.ts';

const documents = wireEnum({ NOTE: 'note', INSIGHT: 'insight' });
const targets = wireEnum({ PROJECT: 'project', NOTE: 'note', INSIGHT: 'insight' });
const types = wireEnum({ WORKSPACE: 'Workspace', MANUAL: 'Manual' });

export const templatesSchema: SchemaPart<TemplatesResolvers> = {
  sdl: new URL('./templates.graphql', import.meta.url),
  resolvers: {
    Query: {
      templates: (_root, { target, type, ...args }, ctx) => {
        allow(ctx, 'template.use');
        return listTemplates(ctx, {
          ...args,
          target: target ? targets.read(target) : null,
          type: type ? types.read(type) : null,
        });
      },
      template: async (_root, { id }, ctx) => {
        allow(ctx, 'template.use');
        return (await findTemplate(ctx, readId(id))) ?? null;
      },
    },
    Mutation: {
      saveTemplate: (_root, { input }, ctx) =>
        saveTemplate(ctx, { ...input, projectId: readId(input.projectId) }),
      saveDocumentTemplate: (_root, { input }, ctx) =>
        saveDocumentTemplate(ctx, {
          ...input,
          target: documents.read(input.target),
          objectId: readId(input.objectId),
        }),
      writeTemplate: (_root, { input }, ctx) =>
        writeTemplate(ctx, { ...input, target: documents.read(input.target) }),
      updateTemplate: (_root, { input }, ctx) => updateTemplate(ctx, { ...input, id: readId(input.id) }),
      useTemplate: (_root, { id, folderId, title, summary }, ctx) =>
        useTemplate(ctx, {
          id: readId(id),
          title,
          summary: summary ?? null,
          folderId: folderId == null ? null : readId(folderId),
        }),
      createFromTemplate: (_root, { input }, ctx) =>
        createFromTemplate(ctx, {
          templateId: input.templateId,
          target: documents.read(input.target),
          projectId: readId(input.projectId),
        }),
      applyTemplate: async (_root, { input }, ctx) => {
        await applyTemplate(ctx, {
          templateId: input.templateId,
          target: documents.read(input.target),
          objectId: readId(input.objectId),
        });
        return true;
      },
      deleteTemplate: async (_root, { id }, ctx) => {
        await deleteTemplate(ctx, readId(id));
        return true;
      },
      restoreTemplate: async (_root, { id }, ctx) => {
        await restoreTemplate(ctx, readId(id));
        return true;
      },
    },
    Template: {
      target: ({ target }) => targets.write(target),
      type: ({ type }) => types.write(type),
      content: async ({ id, target }, _args, ctx) => {
        if (target === 'project') return null;
        limitUses(ctx, 'documents', 10);
        const { contents } = await readTemplateContents(ctx, await ctx.reads.db(), { id, target });
        return readDocumentContents(contents).document;
      },
      createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
    },
  },
};
