import type { Cache } from '@urql/exchange-graphcache';
import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { forgetField, readAgain } from '#web/lib/cache/change-cache.ts';

/** A question is asked of notes; its answers stand on them. */
export const questionsCache: CacheRules = {
  after: {
    createQuestion: readQuestionsAgain,
    moveQuestion: readQuestionsAgain,
    trashQuestion: readQuestionsAgain,
    restoreQuestion: readQuestionsAgain,
    restoreFromTrash: readQuestionsAgain,
    answerQuestions: (cache) => readAgain(cache, ['questionResults', 'answeredNotes']),
    updateQuestion: (cache) => forgetOnNotes(cache, 'responses'),
  },
  heard: {
    question: readQuestionsAgain,
    response: (cache, id) => {
      readAgain(cache, ['questionResults', 'answeredNotes']);
      if (id !== null) forgetField(cache, { type: 'Note', id }, 'responses');
    },
  },
};

function readQuestionsAgain(cache: Cache): void {
  readAgain(cache, ['questions', 'questionResults', 'answeredNotes']);
  forgetOnNotes(cache, 'questions');
  forgetOnNotes(cache, 'responses');
}

function forgetOnNotes(cache: Cache, field: 'questions' | 'responses'): void {
  for (const { fieldName, arguments: given } of cache.inspectFields('Query')) {
    const id = given?.['id'];
    if (fieldName === 'note' && typeof id === 'string') forgetField(cache, { type: 'Note', id }, field);
  }
}
