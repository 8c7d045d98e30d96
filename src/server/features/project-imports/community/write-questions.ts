import type { ExportedQuestion } from '#domain/exports/field-codecs.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { insertWholeQuestions, insertWholeResponses } from '#server/features/questions/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allRows } from './community-set.ts';
import { cut, type CommunityWriting } from './community-writing.ts';

export async function writeQuestions(
  tx: TxCtx,
  writing: CommunityWriting,
  noteIds: ReadonlySet<string>,
): Promise<void> {
  const { set, idOf, createdBy } = writing;
  const questions = await allRows(set, 'questions');
  await insertWholeQuestions(
    tx,
    writing,
    questions.map((question) => ({
      id: idOf(question.id),
      title: cut(question.title, textLimits.questionTitle.max) || 'Question',
      type: question.type,
      rank: question.rank,
      options: question.options.map(({ id, optionText }) => ({
        id: idOf(id),
        optionText: cut(optionText, textLimits.questionOption.max),
      })),
    })),
  );
  const known = new Map(questions.map((question) => [question.id, question]));
  for await (const part of set.parts('questionResponses')) {
    const responses = part.flatMap((response) => {
      const question = known.get(response.questionId);
      if (!question || !noteIds.has(idOf(response.noteId))) return [];
      return [
        {
          id: idOf(response.id),
          questionId: idOf(question.id),
          noteId: idOf(response.noteId),
          text: response.text === null ? null : cut(response.text, textLimits.fieldText.max),
          optionIds: response.optionIds.filter((id) => hasOption(question, id)).map(idOf),
        },
      ];
    });
    await insertWholeResponses(tx, responses, createdBy);
  }
}

function hasOption({ options }: ExportedQuestion, id: string): boolean {
  return options.some((option) => option.id === id);
}
