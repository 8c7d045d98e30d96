import { keepTyped } from '#web/lib/outbox/keep-typed.ts';
import { AnswerQuestionsDocument } from './questions.gen.ts';

type Place = { readonly noteId: string; readonly questionId: string };

export function keepTypedResponse({ noteId, questionId }: Place, text: string | null): void {
  keepTyped({
    replaces: `response to ${questionId} in ${noteId}`,
    document: AnswerQuestionsDocument,
    variables: text === null ? null : { noteId, answers: [{ questionId, text }] },
  });
}
