import { useQuery } from 'urql';
import { GrowingText, Thoughts, useCitedStream } from '#web/features/answering/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Answer, type Message } from './answer.tsx';
import { AnswerTools } from './answer-tools.tsx';
import { AskBox } from './ask-box.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { CancelAnswerDocument, ConversationDocument } from './conversations.gen.ts';
import classes from './conversation-thread.module.css';

export type ConversationThreadProps = {
  id: string;
  projectId: string | null;
  onAsk: (question: string) => void;
  /** Deleted, or closed by its reader. */
  onGone: () => void;
};

/** Questions and answers in their order, the last one as it is written, and the box for the next. */
export function ConversationThread({ id, projectId, onAsk, onGone }: ConversationThreadProps) {
  const query = useQuery({ query: ConversationDocument, variables: { id, first: mostMessages } });
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
      {({ conversation }) =>
        conversation ? (
          <div className={classes.thread}>
            <ConversationHeader conversation={conversation} onGone={onGone} />
            <ol className={classes.messages}>
              {messages.map((message, at) => (
                <li key={message.id} data-type={message.type}>
                  {message.type === 'USER' && <p className={classes.question}>{message.text}</p>}
                  {message.type === 'THINKING' && message.text !== '' && <Thoughts text={message.text} />}
                  {message.type === 'ASSISTANT' &&
                    (message.state === 'WRITING' ? (
                      <GrowingText text={growing} />
                    ) : (
                      <>
                        <Answer message={message} />
                        <AnswerTools
                          message={message}
                          question={questionBefore(messages, at)}
                          isMine={conversation.isMine}
                          projectId={projectId}
                          onRated={look}
                        />
                      </>
                    ))}
                </li>
              ))}
            </ol>
            <div key={`${messages.length} ${growing.sentences.length}`} ref={showEnd} />
            {conversation.isMine ? (
              <AskBox
                placeholder="Ask a follow-up"
                onAsk={onAsk}
                onCancel={isWriting ? () => void cancel.run({ messageId: last.id }) : null}
              />
            ) : (
              <p className={classes.foreign}>
                Only {conversation.createdBy?.name ?? 'its owner'} can ask on here.
              </p>
            )}
          </div>
        ) : (
          <NotFound />
        )
      }
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

function questionBefore(messages: readonly Message[], at: number): string {
  return messages.slice(0, at).findLast(({ type }) => type === 'USER')?.text ?? '';
}
