import { citedToText } from '#web/features/answering/index.ts';
import { IconBulb, IconCopy, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useState } from 'react';
import { ListenButton } from '#web/features/listening/index.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { Message } from './answer.tsx';
import { RateMessageDocument } from './conversations.gen.ts';
import { MakeInsightDialog } from './make-insight-dialog.tsx';
import classes from './answer.module.css';

export type AnswerToolsProps = {
  message: Message;
  question: string;
  isMine: boolean;
  projectId: string | null;
  onRated: () => void;
};

export function AnswerTools({ message, question, isMine, projectId, onRated }: AnswerToolsProps) {
  const [isMaking, setMaking] = useState(false);
  const rate = useCommand(RateMessageDocument);
  const hasText = message.sentences.some(({ support }) => support === 'SUPPORTED');

  async function rateAs(rating: 'Good' | 'Bad') {
    const next = message.rating === rating ? null : rating;
    if (await rate.run({ messageId: message.id, rating: next })) onRated();
  }

  if (!hasText) return null;
  return (
    <div className={classes.tools}>
      <ListenButton type="ANSWER" id={message.id} />
      <IconButton
        label="Copy with citations"
        onClick={() =>
          void copyText(citedToText(question, message.sentences, location.origin), 'Answer copied')
        }
      >
        <IconCopy size={16} />
      </IconButton>
      {isMine && (
        <>
          <IconButton
            label="Good answer"
            aria-pressed={message.rating === 'Good'}
            onClick={() => void rateAs('Good')}
          >
            <IconThumbUp size={16} />
          </IconButton>
          <IconButton
            label="Bad answer"
            aria-pressed={message.rating === 'Bad'}
            onClick={() => void rateAs('Bad')}
          >
            <IconThumbDown size={16} />
          </IconButton>
        </>
      )}
      <IconButton label="Create insight" onClick={() => setMaking(true)}>
        <IconBulb size={16} />
      </IconButton>
      {isMaking && (
        <MakeInsightDialog messageId={message.id} projectId={projectId} onClose={() => setMaking(false)} />
      )}
    </div>
  );
}
