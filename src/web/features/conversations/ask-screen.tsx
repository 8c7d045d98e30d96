import { buildUrl } from '#domain/routes/build-url.ts';
import { navigate } from '#web/lib/navigation/navigator.ts';
import { Ask } from './ask.tsx';
import { ConversationList } from './conversation-list.tsx';
import classes from './ask-panel.module.css';

export type AskScreenProps = { question: string; conversationId: string | null };

/** Questions to everything that the person can see. */
export function AskScreen({ question, conversationId }: AskScreenProps) {
  return (
    <div className={classes.columns}>
      <ConversationList currentId={conversationId} />
      <div>
        <Ask
          scope={null}
          question={question}
          conversationId={conversationId}
          onConversation={(id) =>
            navigate(
              buildUrl('search', {
                hash: id === null ? { mode: 'Question' } : { mode: 'FollowUp', conversationId: id },
              }),
            )
          }
        />
      </div>
    </div>
  );
}
