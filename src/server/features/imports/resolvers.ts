import { surveyTargetOf } from '#domain/imports/survey-import.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { cancelImport } from './cancel-import.ts';
import { createImport } from './create-import.ts';
import type { TableImport } from './import.ts';
import type { ImportsResolvers } from './imports.gen.ts';
import { findImport, getImport, listImports, listProblems } from './queries.ts';
import { proposeColumns } from './remembered-columns.ts';
import { startImport, type Importing } from './start-import.ts';
import { undoImport } from './undo-import.ts';

export function importsSchema(importing: Importing): SchemaPart<ImportsResolvers> {
  const after = async (ctx: RequestCtx, id: string, done: Promise<void>): Promise<TableImport> => {
    await done;
    return getImport(ctx, id);
  };
  return {
    sdl: new URL('./imports.graphql', import.meta.url),
    resolvers: {
      Query: {
        tableImport: async (_root, { id }, ctx) => (await findImport(ctx, readId(id))) ?? null,
        tableImports: (_root, args, ctx) => listImports(ctx, args),
      },
      Mutation: {
        createImport: async (_root, { input }, ctx) => {
          const projectId = input.projectId == null ? null : readId(input.projectId);
          return getImport(ctx, await createImport(ctx, { ...input, projectId }));
        },
        startImport: (_root, { input }, ctx) => {
          const id = readId(input.id);
          const columns = input.columns.map(({ use, fieldId, fieldType, questionType }) => ({
            use,
            questionType: questionType ?? null,
            fieldId: fieldId == null ? null : readId(fieldId),
            fieldType: fieldType ?? null,
          }));
          const start = {
            id,
            columns,
            keyColumn: input.keyColumn ?? null,
            existing: input.existing ?? 'SKIP',
            ignoreNulls: input.ignoreNulls ?? false,
            asTable: input.asTable ?? false,
            wantsInsight: input.wantsInsight ?? false,
          } as const;
          return after(ctx, id, startImport(importing, ctx, start));
        },
        cancelImport: (_root, { id }, ctx) => after(ctx, readId(id), cancelImport(ctx, readId(id))),
        undoImport: (_root, { id }, ctx) =>
          after(ctx, readId(id), undoImport(importing.boss, ctx, readId(id))),
      },
      TableImport: {
        preview: async ({ target, projectId, found }, _args, ctx) => {
          if (!found) return null;
          const suggestions = await proposeColumns(ctx, { target, projectId }, found.columns);
          return {
            ...found,
            columns: found.columns.map(({ header, type, questionType }, at) => {
              return { header, type, questionType, suggestion: suggestions[at] ?? { use: 'SKIP' as const } };
            }),
            rows: found.sample,
          };
        },
        processedInto: ({ target, columns }) =>
          target === 'NOTES' && columns ? surveyTargetOf(columns.map(({ use }) => use)) : null,
        problems: ({ id }, args, ctx) => listProblems(ctx, id, args),
        problemsUrl: ({ id, duplicateCount, failedCount }) =>
          duplicateCount + failedCount > 0 ? `/files/imports/${id}/problems` : null,
      },
    },
  };
}
