import { useState } from 'react';
import { useCommand } from '#web/lib/use-command.ts';
import { AskBox } from './ask-box.tsx';
import { ConversationThread } from './conversation-thread.tsx';
import { AskQuestionDocument } from './conversations.gen.ts';
import { placeholderOf, type AskScope } from './scope.ts';
import { StarterQuestions } from './starter-questions.tsx';

export type AskProps = {
  scope: AskScope | null;
  conversationId: string | null;
  /** What is already in the box. */
  question?: string;
  onConversation: (id: string | null) => void;
};

/** A question and what comes of it: the answer, follow-ups, and a way back to the first question. */
export function Ask({ scope, conversationId, question = '', onConversation }: AskProps) {
  const ask = useCommand(AskQuestionDocument);
  // One for each wish: pressed twice, it is still asked once.
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());

  async function send(text: string) {
    const made = await ask.run({
      input: {
        question: text,
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

  if (conversationId !== null)
    return (
      <ConversationThread
        key={conversationId}
        id={conversationId}
        projectId={scope?.objectType === 'Project' ? scope.id : null}
        onAsk={(text) => void send(text)}
        onGone={() => onConversation(null)}
      />
    );
  return (
    <>
      <AskBox
        key={question}
        placeholder={placeholderOf(scope)}
        initial={question}
        onAsk={(text) => void send(text)}
        onCancel={null}
      />
      <StarterQuestions onAsk={(text) => void send(text)} />
    </>
  );
}
