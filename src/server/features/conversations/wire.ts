import type {
  AnswerEngine as WireEngine,
  ConversationMessageState,
  SentenceOpening,
} from '#server/platform/graphql/wire.gen.ts';
import type { ConversationMessage } from './message.ts';
import type { AnswerEngine } from './tables.ts';

export const states = {
  writing: 'WRITING',
  done: 'DONE',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
  interrupted: 'INTERRUPTED',
} as const satisfies Record<ConversationMessage['state'], ConversationMessageState>;

export const engines = { embedded: 'EMBEDDED', model: 'MODEL' } as const satisfies Record<
  AnswerEngine,
  WireEngine
>;

export const openings = { paragraph: 'PARAGRAPH', item: 'ITEM' } as const satisfies Record<
  'paragraph' | 'item',
  SentenceOpening
>;
