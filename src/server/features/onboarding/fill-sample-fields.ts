import { splitSelectCell } from '#domain/fields/select-values.ts';
import { insertField, insertFieldValues } from '#server/features/fields/index.ts';
import { insertQuestion, writeAnswers } from '#server/features/questions/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { sampleFields, sampleQuestions } from './sample/fields.data.ts';

/** Fields of one project's notes with their values, and a survey that some of them answered. */
export async function fillSampleFields(
  tx: TxCtx,
  projectId: string,
  noteIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { options = [], values, ...draft } of sampleFields) {
    const field = await insertField(tx, {
      ...draft,
      owner: 'note',
      projectId,
      options: options.map((label) => ({ label })),
    });
    const idOf = (label: string) => field.options.find((option) => option.label === label)?.id ?? '';
    const cells = Object.entries(values).map(([title, value]) => ({
      objectId: noteOf(noteIds, title),
      value: field.type === 'SELECT' ? splitSelectCell(value).map(idOf).join(',') : value,
    }));
    await insertFieldValues(tx, field, cells);
  }
  for (const { options = [], responses, ...draft } of sampleQuestions) {
    const texts = options.map((optionText) => ({ optionText }));
    const question = await insertQuestion(tx, { ...draft, projectId, options: texts });
    for (const [title, said] of Object.entries(responses)) {
      const chosen = question.options.filter(({ optionText }) => said.split('; ').includes(optionText));
      const answer = {
        questionId: question.id,
        text: question.type === 'FREE_TEXT' ? said : null,
        optionIds: chosen.map(({ id }) => id),
      };
      await writeAnswers(tx, { id: noteOf(noteIds, title), projectId }, [answer]);
    }
  }
}

function noteOf(noteIds: ReadonlyMap<string, string>, title: string): string {
  const id = noteIds.get(title);
  if (id === undefined) throw new Error(`The sample has no note “${title}”`);
  return id;
}
