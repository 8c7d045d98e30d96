import { useState } from 'react';
import { useQuery } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { quoteOf } from '#web/kit/objects/quote-of.ts';
import type { RecordedHighlightsQuery, ReelFieldsFragment } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AddReelHighlightsDocument, RecordedHighlightsDocument } from './reels.gen.ts';
import { isWithShift } from '#web/ui/is-with-shift.ts';
import { rowsOf } from '#web/ui/tick-rows.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import classes from './reels.module.css';

type Found = RecordedHighlightsQuery['highlights']['items'][number];

const most = 100;

/** Chooses among what is highlighted in the project's recordings; it comes behind what is there, as it was ticked. */
export function AddHighlightsDialog({ reel, onClose }: { reel: ReelFieldsFragment; onClose: () => void }) {
  const [words, setWords] = useState('');
  const { ids: chosen, toggle } = useSelection();
  const [problem, setProblem] = useState<string | null>(null);
  const query = useQuery({
    query: RecordedHighlightsDocument,
    variables: { projectId: reel.projectId, first: most },
    requestPolicy: 'cache-and-network',
  });
  const add = useCommand(AddReelHighlightsDocument, { onRefused: setProblem });
  const known = new Set(reel.parts.map(({ highlight }) => highlight?.id));

  async function submit() {
    if (await add.run({ id: reel.id, highlightIds: [...chosen] })) onClose();
  }

  return (
    <Dialog title="Add highlights" onClose={onClose} wide>
      <div className={classes.pick}>
        <TextField
          label="Find a highlight"
          hideLabel
          placeholder="Find a highlight"
          value={words}
          data-autofocus
          onChange={(event) => setWords(event.target.value)}
        />
        <QueryView
          query={query}
          skeleton={<SkeletonRows rows={5} label="Loading the highlights" />}
          what="the highlights"
        >
          {({ highlights }) => (
            <Picks
              items={highlights.items.filter((one) => !known.has(one.id) && fits(one, words))}
              chosen={chosen}
              onToggle={(id, withRange, shown) => {
                setProblem(null);
                toggle(id, withRange, rowsOf(shown));
              }}
            />
          )}
        </QueryView>
        <FormError message={problem} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" busy={add.busy} disabled={chosen.size === 0} onClick={() => void submit()}>
          {chosen.size === 0 ? 'Add' : `Add ${countLabel(chosen.size, 'highlight')}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type PicksProps = {
  items: readonly Found[];
  chosen: ReadonlySet<string>;
  onToggle: (id: string, withRange: boolean, shown: readonly Found[]) => void;
};

function Picks({ items, chosen, onToggle }: PicksProps) {
  if (items.length === 0) {
    return (
      <p className={classes.nothing}>
        No other highlights of recordings. Select words in a transcript, or highlight a range in the player.
      </p>
    );
  }
  return (
    <div className={classes.picks}>
      {items.map((one) => (
        <label key={one.id} className={classes.picked} aria-label={one.text}>
          <input
            type="checkbox"
            checked={chosen.has(one.id)}
            onChange={({ nativeEvent }) => onToggle(one.id, isWithShift(nativeEvent), items)}
          />
          <span className={classes.pickWords}>
            <span>{quoteOf(one.text)}</span>
            <span className={classes.muted}>{placeOf(one)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

/** A clip of its own has no times in a recording. */
function placeOf({ objectType, objectTitle, audioVideo }: Found): string {
  const title = titleOf(objectType === 'NOTE' ? 'note' : 'insight', objectTitle);
  const { startTime, endTime } = audioVideo ?? {};
  if (startTime == null || endTime == null) return title;
  return `${title} · ${formatTime(startTime)}–${formatTime(endTime)}`;
}

function fits({ text, objectTitle }: Found, words: string): boolean {
  const all = `${text} ${objectTitle}`.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
