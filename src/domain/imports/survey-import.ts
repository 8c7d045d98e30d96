import type { TableUse } from './import-target.ts';

/** What a table of answers became: a text for each row, or questions with a response in each row. */
export const surveyTargets = ['CONTENT', 'SURVEY'] as const;
export type SurveyTarget = (typeof surveyTargets)[number];

export function surveyTargetOf(uses: readonly TableUse[]): SurveyTarget {
  return uses.some(isAsked) ? 'SURVEY' : 'CONTENT';
}

/** More than one column of answers: the person is asked whether each is a question or all are one text. */
export function hasSeveralAnswerColumns(uses: readonly TableUse[]): boolean {
  return uses.filter(isAnswer).length > 1;
}

export function isAnswer(use: TableUse): boolean {
  return use === 'CONTENT' || isAsked(use);
}

/** Whether a column answers a question. */
export function isAsked(use: TableUse): boolean {
  return use === 'QUESTION' || use === 'OPTION';
}
