import { IconX } from '@tabler/icons-react';
import { IconButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { RedactionDraft } from './redaction-draft.ts';
import classes from './redactions.module.css';

type RedactionRowProps = {
  draft: RedactionDraft;
  isVideo: boolean;
  onChange: (draft: RedactionDraft) => void;
  onRemove: () => void;
};

export function RedactionRow({ draft, isVideo, onChange, onRemove }: RedactionRowProps) {
  return (
    <li className={classes.row}>
      <TextField
        label="From"
        value={draft.start}
        onChange={(event) => onChange({ ...draft, start: event.target.value })}
      />
      <TextField
        label="To"
        value={draft.end}
        onChange={(event) => onChange({ ...draft, end: event.target.value })}
      />
      {isVideo && (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={draft.videoBlur}
            onChange={(event) => onChange({ ...draft, videoBlur: event.target.checked })}
          />
          Blur the picture
        </label>
      )}
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={draft.audioMuted}
          onChange={(event) => onChange({ ...draft, audioMuted: event.target.checked })}
        />
        Mute the sound
      </label>
      <IconButton label={`Remove the redaction at ${draft.start}`} onClick={onRemove}>
        <IconX size={16} />
      </IconButton>
    </li>
  );
}
