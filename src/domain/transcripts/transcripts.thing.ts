import { editors, participants } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

const locks = { respectsLock: true } as const;

export const transcriptsThing = defineThing({
  hearers: { transcript: 'readers', translation: 'readers' },
  actions: {
    'transcript.request': editors('project', locks),
    'transcript.update': editors('project', locks),
    'transcript.translate': editors('project', locks),
    'transcript.rate': participants(),
  },
  events: {
    'transcript.requested': event<{ fileId: string }>(),
    'transcript.completed': event<{ fileId: string | null; noteId: string }>(),
    'transcript.failed': event<{ fileId: string }>(),
    'transcript.rated': event<{ fileId: string; rating: 'Good' | 'Bad' }>(),
    'translation.requested': event<{ translationId: string; noteId: string }>(),
    'translation.completed': event<{ translationId: string; noteId: string }>(),
    'translation.failed': event<{ translationId: string; noteId: string }>(),
    'translation.deleted': event<{ translationId: string; noteId: string }>(),
  },
});
