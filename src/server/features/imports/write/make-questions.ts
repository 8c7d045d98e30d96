import { NotFound } from '#domain/errors/hark-error.ts';
import type { ColumnChoice } from '#domain/imports/column-choice.ts';
import type { QuestionType } from '#domain/questions/question-types.ts';
import { holdQuestions } from '#server/features/questions/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { FoundColumn } from '../table/found-table.ts';
import type { QuestionsOfImport } from './questions-of-import.ts';
import type { Planned } from './resolve-columns.ts';

type Asked = { readonly title: string; readonly type: QuestionType; readonly at: readonly number[] };

/** Before the first row, so that each batch finds them. */
export async function makeQuestions(
  tx: TxCtx,
  { projectId, found, columns }: Planned,
  createdBy: string,
): Promise<QuestionsOfImport> {
  if (projectId === null) throw new NotFound();
  const columnsAsked = columns.flatMap((choice, at) => questionOf(choice, at, found.columns[at]));
  const asked = [...Map.groupBy(columnsAsked, ({ type, title }) => `${type} ${title}`).values()].map(
    (all) => ({
      title: all[0]?.title ?? '',
      type: all[0]?.type ?? 'FREE_TEXT',
      at: all.flatMap(({ at }) => at),
    }),
  );
  const held = await holdQuestions(tx, { projectId, createdBy }, asked);
  return Object.fromEntries(
    asked.flatMap(({ at }, place) => {
      const question = held[place];
      return question ? at.map((column) => [column, question]) : [];
    }),
  );
}

function questionOf({ use, questionType }: ColumnChoice, at: number, column?: FoundColumn): Asked[] {
  if (use === 'OPTION' && column?.option)
    return [{ at: [at], title: column.option.question, type: 'MULTI_SELECT' }];
  return use === 'QUESTION' && questionType !== null
    ? [{ at: [at], title: column?.header ?? '', type: questionType }]
    : [];
}
