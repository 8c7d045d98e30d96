import { memberLoader } from '#server/kernel/members/index.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Env } from '#server/platform/env/env.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import { applyTemplate } from './apply-template.ts';
import { createFromTemplate } from './create-from-template.ts';
import { deleteTemplate, restoreTemplate } from './delete-template.ts';
import { readDocumentContents } from './document-contents.ts';
import { findInGallery, listGallery, readGalleryContents, type Gallery } from './gallery.ts';
import { publishTemplate } from './publish-template.ts';
import { saveDocumentTemplate } from './save-document-template.ts';
import { saveTemplate } from './save-template.ts';
import { findTemplate, listTemplates, readTemplateContents } from './template.ts';
import type { TemplatesResolvers } from './templates.gen.ts';
import { unpublishTemplate } from './unpublish-template.ts';
import { updateTemplate } from './update-template.ts';
import { useTemplate } from './use-template.ts';
import { writeTemplate } from './write-template.ts';

const documents = wireEnum({ NOTE: 'note', INSIGHT: 'insight' });
const targets = wireEnum({ PROJECT: 'project', NOTE: 'note', INSIGHT: 'insight' });
const types = wireEnum({ WORKSPACE: 'Workspace', MANUAL: 'Manual' });

/** What the installation says of templates. */
type TemplatesEnv = Gallery & Pick<Env, 'workspaceTemplates'>;

export function templatesSchema(env: TemplatesEnv): SchemaPart<TemplatesResolvers> {
  return { sdl: new URL('./templates.graphql', import.meta.url), resolvers: resolversFor(env) };
}

function resolversFor(env: TemplatesEnv): TemplatesResolvers {
  const { workspaceTemplates: most } = env;
  return {
    Query: {
      templates: async (_root, { target, type, ...args }, ctx) => {
        allow(ctx, 'template.use');
        const page = await listTemplates(ctx, {
          ...args,
          target: target ? targets.read(target) : null,
          type: type ? types.read(type) : null,
        });
        return { ...page, isGalleryOpen: env.templateGallery };
      },
      template: async (_root, { id }, ctx) => {
        allow(ctx, 'template.use');
        return (await findTemplate(ctx, readId(id))) ?? null;
      },
      galleryTemplates: (_root, { target, ...args }, ctx) => {
        allow(ctx, 'template.use');
        return listGallery(ctx, { ...args, target: target ? targets.read(target) : null }, env);
      },
      galleryTemplate: async (_root, { id }, ctx) => {
        allow(ctx, 'template.use');
        return (await findInGallery(ctx, readId(id), env)) ?? null;
      },
    },
    Mutation: {
      saveTemplate: (_root, { input }, ctx) =>
        saveTemplate(ctx, { ...input, projectId: readId(input.projectId) }, most),
      saveDocumentTemplate: (_root, { input }, ctx) =>
        saveDocumentTemplate(
          ctx,
          { ...input, target: documents.read(input.target), objectId: readId(input.objectId) },
          most,
        ),
      writeTemplate: (_root, { input }, ctx) =>
        writeTemplate(ctx, { ...input, target: documents.read(input.target) }, most),
      updateTemplate: (_root, { input }, ctx) => updateTemplate(ctx, { ...input, id: readId(input.id) }),
      useTemplate: (_root, { id, folderId, title, summary }, ctx) =>
        useTemplate(
          ctx,
          {
            id: readId(id),
            title,
            summary: summary ?? null,
            folderId: folderId == null ? null : readId(folderId),
          },
          env,
        ),
      createFromTemplate: (_root, { input }, ctx) =>
        createFromTemplate(
          ctx,
          {
            templateId: input.templateId,
            target: documents.read(input.target),
            projectId: readId(input.projectId),
          },
          env,
        ),
      applyTemplate: async (_root, { input }, ctx) => {
        await applyTemplate(
          ctx,
          {
            templateId: input.templateId,
            target: documents.read(input.target),
            objectId: readId(input.objectId),
          },
          env,
        );
        return true;
      },
      publishTemplate: (_root, { input }, ctx) =>
        publishTemplate(ctx, { ...input, id: readId(input.id) }, env),
      unpublishTemplate: (_root, { id }, ctx) => unpublishTemplate(ctx, readId(id)),
      deleteTemplate: async (_root, { id }, ctx) => {
        await deleteTemplate(ctx, readId(id));
        return true;
      },
      restoreTemplate: async (_root, { id }, ctx) => {
        await restoreTemplate(ctx, readId(id), most);
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
    GalleryTemplate: {
      target: ({ target }) => targets.write(target),
      content: async ({ id, target }, _args, ctx) => {
        if (target === 'project') return null;
        limitUses(ctx, 'documents', 10);
        const { contents } = await readGalleryContents(await ctx.reads.db(), { id, target }, env);
        return readDocumentContents(contents).document;
      },
    },
  };
}
