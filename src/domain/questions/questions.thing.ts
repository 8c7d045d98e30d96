import { editors } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const questionsThing = defineThing({
  hearers: { question: 'readers', response: 'readers' },
  actions: {
    'question.manage': editors(),
  },
  events: {
    'question.created': event<{ questionId: string; projectId: string }>(),
    'question.updated': event<{ questionId: string; changed: readonly string[] }>(),
    'question.deleted': event<{ questionId: string }>(),
    'question.purged': event<{ questionId: string }>(),
    'question.restored': event<{ questionId: string }>(['editing']),
    'response.changed': event<{ noteId: string; questionIds: readonly string[] }>(),
  },
  textLimits: {
    questionTitle: { name: 'Question', max: 250, min: 1 },
    questionOption: { name: 'Option', max: 2500, min: 1 },
  },
  countLimits: {
    questionsPerProject: { holder: 'A project', things: 'questions', max: 200 },
  },
});
