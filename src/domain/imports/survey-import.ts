import type { TypeOf } from '#domain/codec/codec.ts';
import { literal, positiveInteger, string, uuid } from '#domain/codec/primitives.ts';
import { nullable, object } from '#domain/codec/structures.ts';

export const surveyTargets = ['CONTENT', 'SURVEY'] as const;
export type SurveyTarget = (typeof surveyTargets)[number];

export const surveyImportResultCodec = object(
  { processedInto: literal(...surveyTargets), numFailed: positiveInteger, insightId: nullable(uuid) },
  'survey import result',
);
export type SurveyImportResult = TypeOf<typeof surveyImportResultCodec>;

/** What a person makes of one column of a survey file. */
export const columnUses = ['CONTENT', 'QUESTION', 'FIELD', 'TITLE', 'PERSON', 'SKIP'] as const;
export type ColumnUse = (typeof columnUses)[number];

/** More than one column of answers: the person is asked whether each is a question or all are one text. */
export function hasSeveralAnswerColumns(uses: readonly ColumnUse[]): boolean {
  return uses.filter((use) => use === 'CONTENT' || use === 'QUESTION').length > 1;
}

export const importFailureCodec = object(
  { cause: object({ humanMessageText: string, errorCode: string }, 'cause') },
  'import failure',
);
export type ImportFailure = TypeOf<typeof importFailureCodec>;
