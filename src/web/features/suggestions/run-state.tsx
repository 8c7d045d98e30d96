import type { SuggestionRunFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { CancelSuggestionRunDocument } from './suggestions.gen.ts';
import classes from './suggestions.module.css';

type Wanted = 'tag' | 'highlight' | 'personal data';
const lookedFor: Readonly<Record<Wanted, string>> = {
  tag: 'tags',
  highlight: 'highlights',
  'personal data': 'personal data',
};

/** How far the look through a document is, or what came of the last one. */
export function RunState({ run, what }: { run: SuggestionRunFieldsFragment; what: Wanted }) {
  const cancel = useCommand(CancelSuggestionRunDocument);
  if (run.status === 'RUNNING')
    return (
      <div className={classes.running}>
        <ProgressBar label={`Looking for ${lookedFor[what]}`} value={run.progress} />
        <Button variant="quiet" busy={cancel.busy} onClick={() => void cancel.run({ id: run.id })}>
          Cancel
        </Button>
      </div>
    );
  if (run.problem !== null) return <Callout tone="warning">{run.problem}</Callout>;
  return <output className={classes.facts}>{endOf(run, what)}</output>;
}

function endOf({ status, proposed, applied, model }: SuggestionRunFieldsFragment, what: Wanted): string {
  if (status === 'CANCELLED') return `The last search for ${lookedFor[what]} was cancelled.`;
  if (what === 'personal data') {
    if (applied > 0) return `${countLabel(applied, 'item')} found and hidden.`;
    return proposed > 0 ? `${countLabel(proposed, 'new item')} found.` : 'No new personal data found.';
  }
  const found = [
    ...(applied > 0 ? [`${countLabel(applied, what)} added`] : []),
    ...(proposed > 0 ? [`${countLabel(proposed, what)} suggested`] : []),
  ];
  const by =
    model === null
      ? 'Compared with your own highlights, on this server'
      : `By ${model}, compared with your own highlights`;
  return `${found.length === 0 ? `No ${what}s to suggest` : found.join(', ')}. ${by}.`;
}
