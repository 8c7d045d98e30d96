import { personalKindNames } from '#domain/personal-data/kinds.ts';
import type { EnteredWords } from '#server/features/personal-data/index.ts';
import type { RowRecord } from './read-record.ts';

/**
 * For notes that were there before: the same number may stand for other words in them, so their labels have none, and
 * the words can't be shown again.
 */
export function withoutNumbers(record: RowRecord, words: readonly EnteredWords[] | undefined): RowRecord {
  if (!words?.some(({ label }) => label !== null)) return record;
  const plain = (text: string): string =>
    words.reduce(
      (now, { kind, label }) =>
        label === null ? now : now.replaceAll(label, `[${personalKindNames[kind]}]`),
      text,
    );
  return {
    ...record,
    plain: { ...record.plain, ...(record.plain.TITLE !== undefined && { TITLE: plain(record.plain.TITLE) }) },
    values: record.values.map(({ field, value }) => ({ field, value: plain(value) })),
    answers: record.answers.map((answer) => ({ ...answer, text: answer.text && plain(answer.text) })),
  };
}
