import type {
  AnswerEngine as WireEngine,
  ConversationMessageState,
} from '#server/platform/graphql/wire.gen.ts';
import type { ConversationMessage } from './message.ts';
import type { AnswerEngine } from '#server/features/answering/index.ts';

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
