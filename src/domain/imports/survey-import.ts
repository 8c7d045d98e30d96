import type { TableUse } from './import-target.ts';

/** What a table of answers became: a text for each row, or questions with a response in each row. */
export const surveyTargets = ['CONTENT', 'SURVEY'] as const;
export type SurveyTarget = (typeof surveyTargets)[number];

export function surveyTargetOf(uses: readonly TableUse[]): SurveyTarget {
  return uses.includes('QUESTION') ? 'SURVEY' : 'CONTENT';
}

/** More than one column of answers: the person is asked whether each is a question or all are one text. */
export function hasSeveralAnswerColumns(uses: readonly TableUse[]): boolean {
  return uses.filter((use) => use === 'CONTENT' || use === 'QUESTION').length > 1;
}
