import type { ReactNode } from 'react';
import { Thoughts } from '#web/features/answering/index.ts';
import { Answer, type Message } from './answer.tsx';
import { AnswerTools } from './answer-tools.tsx';
import classes from './conversation-thread.module.css';

export type MessageListProps = {
  messages: readonly Message[];
  isMine: boolean;
  projectId: string | null;
  onRated: () => void;
  /** In the place of an answer that is being written. */
  growing?: ReactNode;
};

/** Questions and answers in their order. */
export function MessageList({ messages, isMine, projectId, onRated, growing = null }: MessageListProps) {
  return (
    <ol className={classes.messages}>
      {messages.map((message, at) => (
        <li key={message.id} data-type={message.type}>
          {message.type === 'USER' && <p className={classes.question}>{message.text}</p>}
          {message.type === 'THINKING' && message.text !== '' && <Thoughts text={message.text} />}
          {message.type === 'ASSISTANT' &&
            (message.state === 'WRITING' ? (
              growing
            ) : (
              <>
                <Answer message={message} />
                <AnswerTools
                  message={message}
                  question={questionBefore(messages, at)}
                  isMine={isMine}
                  projectId={projectId}
                  onRated={onRated}
                />
              </>
            ))}
        </li>
      ))}
    </ol>
  );
}

function questionBefore(messages: readonly Message[], at: number): string {
  return messages.slice(0, at).findLast(({ type }) => type === 'USER')?.text ?? '';
}
