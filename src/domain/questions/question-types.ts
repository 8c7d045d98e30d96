export const questionTypes = ['FREE_TEXT', 'MULTI_SELECT', 'SINGLE_SELECT'] as const;
export type QuestionType = (typeof questionTypes)[number];
