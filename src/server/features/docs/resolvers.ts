import type { DocDraft } from '#domain/docs/parse-doc.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { AnswerModels } from '#server/features/answering/index.ts';
import { levelOfRank } from '#server/kernel/access/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { AiDocInput } from '#server/platform/graphql/wire.gen.ts';
import { createDoc } from './create-doc.ts';
import type { DocsResolvers } from './docs.gen.ts';
import { docLoader } from './loaders.ts';
import { listDocs } from './queries.ts';
import { restoreDoc } from './restore-doc.ts';
import { runDoc } from './run-doc.ts';
import { trashDoc } from './trash-doc.ts';
import { updateDoc } from './update-doc.ts';

export function docsSchema(models: AnswerModels): SchemaPart<DocsResolvers> {
  return {
    sdl: new URL('./docs.graphql', import.meta.url),
    resolvers: {
      Query: {
        aiDoc: (_root, { id }, ctx) => docLoader(ctx).load(readId(id)),
        aiDocs: (_root, { query, ...args }, ctx) => listDocs(ctx, { ...args, query: query ?? '' }),
      },
      Mutation: {
        createAiDoc: (_root, { input }, ctx) => createDoc(ctx, readDraft(input)),
        updateAiDoc: (_root, { id, input }, ctx) => updateDoc(ctx, readId(id), readDraft(input)),
        runAiDoc: (_root, { id, requestKey }, ctx) => runDoc(ctx, models, { id: readId(id), requestKey }),
        trashAiDoc: (_root, { id }, ctx) => trashDoc(ctx, readId(id)),
        restoreAiDoc: (_root, { id }, ctx) => restoreDoc(ctx, readId(id)),
      },
      AiDoc: {
        objectIds: ({ objectIds }) => [...objectIds],
        createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
        viewerLevel: ({ rank }, _args, ctx) => {
          const level = levelOfRank(ctx, rank);
          if (level === null) throw new NotFound();
          return level;
        },
      },
    },
  };
}

function readDraft({ title, prompt, filter }: AiDocInput): DocDraft {
  return {
    title: title ?? '',
    prompt,
    filter: filter ? { objectType: filter.objectType, objectIds: filter.objectIds.map(readId) } : null,
  };
}
