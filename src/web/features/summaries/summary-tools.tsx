import { IconBulb, IconCopy, IconHistory, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { Decision } from '#domain/access/can.ts';
import { citedToText } from '#web/features/answering/index.ts';
import { ListenButton } from '#web/features/listening/index.ts';
import { copyText } from '#web/lib/copy-text.ts';
import type { SummaryFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { hasWords } from './has-words.ts';
import { historyTitle, SummaryHistory } from './summary-history.tsx';
import { MakeInsightDialog } from './make-insight-dialog.tsx';
import { nounOf, type Summarized } from './summarized.ts';
import classes from './summaries.module.css';

type SummaryToolsProps = {
  of: Summarized;
  summary: SummaryFieldsFragment;
  mayMake: Decision;
  mayChange: Decision;
  onEdit: () => void;
  regenerateLabel: string;
  onRegenerate: () => void;
};

export function SummaryTools(props: SummaryToolsProps) {
  const { of, summary, mayMake, mayChange, regenerateLabel, onEdit, onRegenerate } = props;
  const [isMaking, setMaking] = useState(false);
  const noun = nounOf(of);
  const [isLookingBack, setLookingBack] = useState(false);
  return (
    <div className={classes.tools}>
      {hasWords(summary) && <ListenButton type="SUMMARY" id={summary.id} />}
      <IconButton
        label="Copy with citations"
        onClick={() =>
          void copyText(
            citedToText(of.title, summary.sentences, location.origin),
            noun === 'doc' ? 'Doc copied' : 'Summary copied',
          )
        }
      >
        <IconCopy size={16} />
      </IconButton>
      {mayChange.allowed && (
        <IconButton label={`Edit ${noun}`} onClick={onEdit}>
          <IconPencil size={16} />
        </IconButton>
      )}
      {mayMake.allowed && noun === 'summary' && (
        <IconButton label={regenerateLabel} onClick={onRegenerate}>
          <IconRefresh size={16} />
        </IconButton>
      )}
      {mayMake.allowed && noun === 'doc' && (
        <Button icon={<IconRefresh size={16} />} onClick={onRegenerate}>
          {regenerateLabel}
        </Button>
      )}
      <IconButton label={historyTitle(of)} onClick={() => setLookingBack(true)}>
        <IconHistory size={16} />
      </IconButton>
      {hasWords(summary) && (
        <IconButton label="Create insight" onClick={() => setMaking(true)}>
          <IconBulb size={16} />
        </IconButton>
      )}
      {isMaking && <MakeInsightDialog summaryId={summary.id} onClose={() => setMaking(false)} />}
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
