import { AskBox } from './ask-box.tsx';
import { ConversationThread } from './conversation-thread.tsx';
import { placeholderOf, type AskScope } from './scope.ts';
import { StarterQuestions } from './starter-questions.tsx';
import { useAsk } from './use-ask.ts';

export type AskProps = {
  scope: AskScope | null;
  conversationId: string | null;
  /** What is already in the box. */
  question?: string;
  onConversation: (id: string | null) => void;
};

/** A question and what comes of it: the answer, follow-ups, and a way back to the first question. */
export function Ask({ scope, conversationId, question = '', onConversation }: AskProps) {
  const { send } = useAsk({ scope, conversationId }, onConversation);

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
