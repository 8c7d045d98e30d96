import type { ColumnChoice } from '#domain/imports/column-choice.ts';
import type { TableUse } from '#domain/imports/import-target.ts';
import { surveyTargetOf } from '#domain/imports/survey-import.ts';
import { readOwner } from '#server/features/fields/index.ts';
import { channelLoader } from '#server/features/channels/index.ts';
import { projectLoader } from '#server/kernel/projects/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { ImportColumnInput } from '#server/platform/graphql/wire.gen.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { cancelImport } from './cancel-import.ts';
import { chooseFirstRow } from './choose-first-row.ts';
import { chooseSheet } from './choose-sheet.ts';
import { countExisting } from './count-existing.ts';
import { createImport } from './create-import.ts';
import { listEntries } from './import-entry.ts';
import type { TableImport } from './import.ts';
import type { ImportsResolvers } from './imports.gen.ts';
import { findImport, getImport, listImports, listProblems } from './queries.ts';
import { proposeColumns } from './remembered-columns.ts';
import { startImport, type Importing } from './start-import.ts';
import type { TableStores } from './table/store-table.ts';
import { undoImport } from './undo-import.ts';

export function importsSchema(importing: Importing & TableStores): SchemaPart<ImportsResolvers> {
  const after = async (ctx: RequestCtx, id: string, done: Promise<void>): Promise<TableImport> => {
    await done;
    return getImport(ctx, id);
  };
  return {
    sdl: new URL('./imports.graphql', import.meta.url),
    resolvers: {
      Query: {
        tableImport: async (_root, { id }, ctx) => (await findImport(ctx, readId(id))) ?? null,
        importExisting: (_root, { id, column, choice }, ctx) =>
          countExisting(ctx, { id: readId(id), column, choice: readChoice(choice) }),
        imports: (_root, { projectId, ...args }, ctx) =>
          listEntries(ctx, { ...args, projectId: projectId == null ? null : readId(projectId) }),
        tableImports: (_root, args, ctx) => listImports(ctx, args),
      },
      Mutation: {
        createImport: async (_root, { input }, ctx) => {
          const { target, fileName } = input;
          const [projectId = null, channelId = null, boardId = null] = [
            input.projectId,
            input.channelId,
            input.boardId,
          ].map((id) => (id == null ? null : readId(id)));
          const fieldOwner = input.fieldOwner == null ? null : readOwner(input.fieldOwner);
          const made = { target, fileName, projectId, channelId, boardId, fieldOwner };
          return getImport(ctx, await createImport(ctx, made));
        },
        chooseImportSheet: (_root, { id, sheet }, ctx) =>
          after(ctx, readId(id), chooseSheet(importing, ctx, { id: readId(id), sheet })),
        chooseImportFirstRow: (_root, { id, isData }, ctx) =>
          after(ctx, readId(id), chooseFirstRow(importing, ctx, { id: readId(id), isData })),
        startImport: (_root, { input }, ctx) => {
          const id = readId(input.id);
          const columns = input.columns.map(readChoice);
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
      ImportEntry: {
        project: ({ projectId }, _args, ctx) =>
          projectId === null ? null : projectLoader(ctx).load(projectId),
        channel: ({ channelId }, _args, ctx) =>
          channelId === null ? null : channelLoader(ctx).load(channelId),
      },
      TableImport: {
        preview: async ({ found, ...place }, _args, ctx) => {
          if (!found) return null;
          const suggestions = await proposeColumns(ctx, place, found);
          return {
            ...found,
            sheets: found.sheets ?? [],
            sheet: found.sheet ?? null,
            firstRowIsData: found.isUnnamed ?? false,
            columns: found.columns.map(({ header, type, questionType, option = null }, at) => {
              const suggestion = suggestions[at] ?? { use: 'SKIP' as const };
              return { header, type, questionType, option, suggestion };
            }),
            rows: found.sample,
          };
        },
        processedInto: ({ target, columns }) =>
          target === 'NOTES' && columns ? surveyTargetOf(columns.map(({ use }) => use)) : null,
        analyzeColumnLabel: (table) => headerOf(table, 'TEXT') ?? headerOf(table, 'CONVERSATION'),
        timestampColumnLabel: (table) => headerOf(table, 'SAID_AT'),
        problems: ({ id }, args, ctx) => listProblems(ctx, id, args),
        problemsUrl: ({ id, duplicateCount, failedCount }) =>
          duplicateCount + failedCount > 0 ? `/files/imports/${id}/problems` : null,
      },
    },
  };
}

function readChoice({ use, fieldId, fieldType, questionType }: ImportColumnInput): ColumnChoice {
  return {
    use,
    questionType: questionType ?? null,
    fieldId: fieldId == null ? null : readId(fieldId),
    fieldType: fieldType ?? null,
  };
}

function headerOf({ columns, found }: TableImport, use: TableUse): string | null {
  return found?.columns[columns?.findIndex((column) => column.use === use) ?? -1]?.header ?? null;
}
