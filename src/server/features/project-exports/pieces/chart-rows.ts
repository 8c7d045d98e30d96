import { readFigures } from '#server/features/charts/index.ts';
import { readQuestionResults } from '#server/features/questions/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { ChosenPart } from './is-wanted.ts';
import type { TableRows } from '#server/platform/tables/table-rows.ts';

/** What the charts of a project show, all measures beside each other, and how its questions were answered. */
export async function* chartRows(ctx: Ctx, { projectId }: ChosenPart): TableRows {
  yield [['By', 'Name', 'Group', 'Highlights', 'Notes and insights', 'Characters']];
  for (const [by, type] of [
    ['Tag', 'TAG'],
    ['Tag group', 'TAG_GROUP'],
  ] as const) {
    const figures = await readFigures(ctx, { projectId, type });
    await ctx.reads.end();
    yield figures.map(({ title, groupTitle, highlights, documents, characters }) => [
      by,
      title,
      groupTitle ?? '',
      highlights,
      documents,
      characters,
    ]);
  }
  const results = await readQuestionResults(ctx, projectId);
  await ctx.reads.end();
  yield results.flatMap(({ question, noteCount, options }) => [
    ['Question', question.title, '', '', noteCount, ''],
    ...options.map((option) => ['Answer', option.optionText, question.title, '', option.noteCount, '']),
  ]);
}
