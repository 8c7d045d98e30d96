import type { Feature } from '#server/platform/app/feature.ts';
import { heldIn } from '#server/platform/realtime/holders.ts';
import { questionKind } from './question.kind.ts';
import { questionsSchema } from './resolvers.ts';

export { writeAnswers } from './answer-questions.ts';
export { insertWholeQuestions, insertWholeResponses } from './insert-whole-questions.ts';
export { insertQuestion } from './create-question.ts';
export { addQuestionOptions } from './add-question-options.ts';
export { holdQuestions } from './hold-questions.ts';
export { allowQuestions } from './policy.ts';
export { responseLoader } from './queries.ts';
export { questionsToAnswer } from './questions-to-answer.ts';
export { countAnswers, readQuestionResults, type QuestionResult } from './question-results.ts';
export type { Question } from './question.ts';
export {
  readResponses,
  trashUnansweredQuestions,
  writeResponses,
  type NoteAnswer,
} from './write-responses.ts';

export const questions: Feature = {
  name: 'questions',
  kinds: [questionKind],
  schema: () => questionsSchema,
  holders: [heldIn('question', 'questions', 'project_id')],
};
