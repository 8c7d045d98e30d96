import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import { playbackOf } from '#web/kit/player/playback.ts';
import type { RedactionFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import type { RedactionRange } from './redaction-asks.ts';
import { draftOf, newDraft, rangeDraft, readDraft, type RedactionDraft } from './redaction-draft.ts';
import { RedactionRow, type RedactedPicture } from './redaction-row.tsx';
import classes from './redactions.module.css';
import { SetRedactionsDocument } from './redactions.gen.ts';

type RedactDialogProps = {
  file: LoadedFile;
  redactions: readonly RedactionFieldsFragment[];
  /** To be hidden too; null: from the current time. */
  range: RedactionRange | null;
  onApplied: () => void;
  onClose: () => void;
};

export function RedactDialog({ file, redactions, range, onApplied, onClose }: RedactDialogProps) {
  const duration = file.duration ?? 0;
  const isVideo = file.mediaType === 'VIDEO';
  const of = { duration, isVideo };
  const fresh = () => newDraft(playbackOf(file.id)?.get().time ?? 0, of);
  const [drafts, setDrafts] = useState(() => {
    const known = redactions.map(draftOf);
    if (range) return [...known, rangeDraft(range, of)];
    return known.length > 0 ? known : [fresh()];
  });
  const [problem, setProblem] = useState<string | null>(null);
  const save = useCommand(SetRedactionsDocument, { onRefused: setProblem });
  const change = (draft: RedactionDraft) => {
    setDrafts(drafts.map((one) => (one.key === draft.key ? draft : one)));
    setProblem(null);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const read = drafts.map((draft) => readDraft(draft, duration));
    const refusal = read.find((one) => !one.ok);
    if (refusal && !refusal.ok) return setProblem(refusal.message);
    const wanted = read.flatMap((one) => (one.ok ? [one.value] : []));
    if (!(await save.run({ fileId: file.id, redactions: wanted }))) return;
    onApplied();
    onClose();
  }

  return (
    <Dialog title="Redact the recording" onClose={onClose} wide>
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <p className={classes.lead}>
          These parts are hidden for everyone, including in exports and shared pages. Only people with full
          access can download the original. Muted words are permanently masked in the transcript.
        </p>
        <ul className={classes.rows}>
          {drafts.map((draft) => (
            <RedactionRow
              key={draft.key}
              draft={draft}
              picture={isVideo ? pictureOf(file) : null}
              onChange={change}
              onRemove={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
            />
          ))}
        </ul>
        {drafts.length === 0 && <p className={classes.none}>No redactions yet.</p>}
        <Button variant="quiet" icon={<IconPlus size={16} />} onClick={() => setDrafts([...drafts, fresh()])}>
          Add a range
        </Button>
        <FormError message={problem} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={save.busy}>
            Apply
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A recording whose size nobody knows is taken for a wide one. */
function pictureOf({ width, height, media }: LoadedFile): RedactedPicture {
  const size = width && height ? { width, height } : { width: 16, height: 9 };
  return { size, storyboardUrl: media?.storyboardUrl ?? null };
}
