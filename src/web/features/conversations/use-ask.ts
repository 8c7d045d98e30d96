import { useState } from 'react';
import { useCommand } from '#web/lib/use-command.ts';
import { AskQuestionDocument } from './conversations.gen.ts';
import type { AskScope } from './scope.ts';

export type AskWhere = { scope: AskScope | null; conversationId: string | null };

/** Asks, and tells in which conversation the answer comes. */
export function useAsk({ scope, conversationId }: AskWhere, onConversation: (id: string) => void) {
  const ask = useCommand(AskQuestionDocument);
  // One for each wish: pressed twice, it is still asked once.
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());

  async function send(question: string): Promise<void> {
    const made = await ask.run({
      input: {
        question,
        requestKey,
        conversationId,
        filter:
          scope && conversationId === null ? { objectType: scope.objectType, objectIds: [scope.id] } : null,
      },
    });
    if (!made) return;
    setRequestKey(crypto.randomUUID());
    onConversation(made.askQuestion.id);
  }
  return { busy: ask.busy, send };
}
