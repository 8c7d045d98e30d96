import { IconCopy, IconHistory, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { Decision } from '#domain/access/can.ts';
import { citedToText } from '#web/features/answering/index.ts';
import { ListenButton } from '#web/features/listening/index.ts';
import { copyText } from '#web/lib/copy-text.ts';
import type { SummaryFieldsFragment } from '#web/lib/graphql.gen.ts';
import { IconButton } from '#web/ui/button.tsx';
import { hasWords } from './has-words.ts';
import { SummaryHistory } from './summary-history.tsx';
import type { Summarized } from './summarized.ts';
import classes from './summaries.module.css';

type SummaryToolsProps = {
  of: Summarized;
  summary: SummaryFieldsFragment;
  mayMake: Decision;
  mayChange: Decision;
  onEdit: () => void;
  onRegenerate: () => void;
};

export function SummaryTools({ of, summary, mayMake, mayChange, onEdit, onRegenerate }: SummaryToolsProps) {
  const [isLookingBack, setLookingBack] = useState(false);
  return (
    <div className={classes.tools}>
      {hasWords(summary) && <ListenButton type="SUMMARY" id={summary.id} />}
      <IconButton
        label="Copy with citations"
        onClick={() =>
          void copyText(citedToText(of.title, summary.sentences, location.origin), 'Summary copied')
        }
      >
        <IconCopy size={16} />
      </IconButton>
      {mayChange.allowed && (
        <IconButton label="Edit summary" onClick={onEdit}>
          <IconPencil size={16} />
        </IconButton>
      )}
      {mayMake.allowed && (
        <IconButton label="Regenerate summary" onClick={onRegenerate}>
          <IconRefresh size={16} />
        </IconButton>
      )}
      <IconButton label="History of summaries" onClick={() => setLookingBack(true)}>
        <IconHistory size={16} />
      </IconButton>
      {isLookingBack && (
        <SummaryHistory
          of={of}
          currentId={summary.id}
          mayRestore={mayChange.allowed}
          onClose={() => setLookingBack(false)}
        />
      )}
    </div>
  );
}
