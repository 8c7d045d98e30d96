import { useState, type FormEvent } from 'react';
import { useQuery } from 'urql';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SelectField, TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import type { CreateReelProps } from './create-reel-props.ts';
import { AddReelHighlightsDocument, CreateReelDocument, ReelPlacesDocument } from './reels.gen.ts';
import { openReel } from './use-reel-commands.ts';
import classes from './reels.module.css';

const ownInsight = 'new';
const isWritable = ({ viewerLevel }: { viewerLevel: string }) => viewerLevel !== 'READ';

/** A reel of what is selected, in the order it was chosen: a new one, or behind what another has. */
export function CreateReelDialog({
  projectId,
  insightId = null,
  highlightIds,
  leftOut = 0,
  onDone,
  onClose,
}: CreateReelProps) {
  const [title, setTitle] = useState('');
  const [place, setPlace] = useState(insightId === null ? ownInsight : `insight ${insightId}`);
  const [problem, setProblem] = useState<string | null>(null);
  const [{ data }] = useQuery({ query: ReelPlacesDocument, variables: { projectId } });
  const create = useCommand(CreateReelDocument, { onRefused: setProblem });
  const add = useCommand(AddReelHighlightsDocument, { onRefused: setProblem });
  const [kind, id = ''] = place.split(' ');
  const ids = [...highlightIds];
  const count = countLabel(ids.length, 'highlight');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = parseText(textLimits.reelTitle, title);
    if (!parsed.ok) return setProblem(parsed.message);
    const where = kind === 'insight' ? { insightId: id } : { projectId };
    const input = { ...where, title: parsed.value, highlightIds: ids };
    const reel =
      kind === 'reel'
        ? (await add.run({ id, highlightIds: ids }))?.addReelHighlights
        : (await create.run({ input }))?.createReel;
    if (!reel) return;
    onDone?.();
    onClose();
    openReel(reel);
    if (kind === 'reel') showToast({ message: `Added to “${titleOf('reel', reel.title)}”` });
  }

  return (
    <Dialog title="Create a reel" onClose={onClose}>
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        {ids.length > 0 && (
          <p className={classes.muted}>
            {count} of recordings, played in the order you chose them.
            {leftOut > 0 && ` ${countLabel(leftOut, 'highlight')} without a clip left out.`}
          </p>
        )}
        {kind !== 'reel' && (
          <TextField
            label="Title"
            value={title}
            placeholder={titleOf('reel', '')}
            data-autofocus
            onChange={(event) => {
              setTitle(event.target.value);
              setProblem(null);
            }}
          />
        )}
        {insightId === null && (
          <SelectField
            label="Where"
            value={place}
            onChange={(event) => setPlace(event.target.value)}
            options={[
              { value: ownInsight, label: 'In a new insight' },
              {
                label: 'In an insight',
                options: (data?.insights.items ?? [])
                  .filter(isWritable)
                  .map((one) => ({ value: `insight ${one.id}`, label: titleOf('insight', one.title) })),
              },
              {
                label: 'Add to a reel',
                options: (data?.reels.items ?? [])
                  .filter(isWritable)
                  .map((one) => ({ value: `reel ${one.id}`, label: titleOf('reel', one.title) })),
              },
            ].filter((one) => !('options' in one) || (one.options?.length ?? 0) > 0)}
          />
        )}
        <FormError message={problem} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={create.busy || add.busy}>
            {kind === 'reel' ? 'Add to the reel' : 'Create reel'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
