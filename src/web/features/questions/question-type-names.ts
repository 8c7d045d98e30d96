import type { QuestionType } from '#domain/questions/question-types.ts';

export const questionTypeNames: Readonly<Record<QuestionType, string>> = {
  FREE_TEXT: 'Free text',
  SINGLE_SELECT: 'One answer',
  MULTI_SELECT: 'Several answers',
};
