import { useQuery } from 'urql';
import { GrowingText, useCitedStream } from '#web/features/answering/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { Message } from './answer.tsx';
import { AskBox } from './ask-box.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { CancelAnswerDocument, ConversationDocument } from './conversations.gen.ts';
import { EarlierMessages } from './earlier-messages.tsx';
import { MessageList } from './message-list.tsx';
import classes from './conversation-thread.module.css';

export type ConversationThreadProps = {
  id: string;
  projectId: string | null;
  onAsk: (question: string) => void;
  /** Deleted, or closed by its reader. */
  onGone: () => void;
};

/** The latest questions and answers, the last one as it is written, and the box for the next. */
export function ConversationThread({ id, projectId, onAsk, onGone }: ConversationThreadProps) {
  const query = useQuery({ query: ConversationDocument, variables: { id, last: mostMessages } });
  const [{ data }, read] = query;
  const messages = data?.conversation?.messages.items ?? none;
  const last = messages.at(-1);
  const isWriting = last?.state === 'WRITING';
  const look = () => read({ requestPolicy: 'network-only' });
  const growing = useCitedStream(isWriting ? last.streamId : null, look);
  const cancel = useCommand(CancelAnswerDocument);
  return (
    <QueryView
      query={query}
      what="the conversation"
      skeleton={<SkeletonRows rows={4} label="Loading the conversation" />}
    >
      {({ conversation }) => {
        if (!conversation) return <NotFound />;
        const { isMine, createdBy } = conversation;
        const { startCursor } = conversation.messages;
        const list = { isMine, projectId, onRated: look };
        return (
          <div className={classes.thread}>
            <ConversationHeader conversation={conversation} onGone={onGone} />
            {startCursor !== null && (
              <EarlierMessages key={startCursor} id={id} before={startCursor} {...list} />
            )}
            <MessageList messages={messages} growing={<GrowingText text={growing} />} {...list} />
            <div key={`${last?.id} ${growing.sentences.length}`} ref={showEnd} />
            {isMine ? (
              <AskBox
                placeholder="Ask a follow-up"
                onAsk={onAsk}
                onCancel={isWriting ? () => void cancel.run({ messageId: last.id }) : null}
              />
            ) : (
              <p className={classes.foreign}>Only {createdBy?.name ?? 'its owner'} can ask on here.</p>
            )}
          </div>
        );
      }}
    </QueryView>
  );
}

/** The longest page there is. */
const mostMessages = 100;
const none: readonly Message[] = [];

/** A new key mounts it again, so the end of a growing answer stays visible. */
function showEnd(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
