import { IconX } from '@tabler/icons-react';
import { parseTime } from '#editor/transcript/parse-time.ts';
import { IconButton } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { RedactionDraft } from './redaction-draft.ts';
import { RedactionPreview } from './redaction-preview.tsx';
import classes from './redactions.module.css';

type RedactionRowProps = {
  draft: RedactionDraft;
  isVideo: boolean;
  storyboardUrl: string | null;
  onChange: (draft: RedactionDraft) => void;
  onRemove: () => void;
};

const looks = [
  { value: 'BLURRED', label: 'Blur picture' },
  { value: 'COVERED', label: 'Cover picture' },
  { value: 'SHOWN', label: 'Show picture' },
] as const;

export function RedactionRow({ draft, isVideo, storyboardUrl, onChange, onRemove }: RedactionRowProps) {
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
        <CompactSelect
          label="Picture"
          value={lookOf(draft)}
          options={looks}
          onChange={(look) =>
            onChange({ ...draft, videoBlur: look !== 'SHOWN', videoCover: look === 'COVERED' })
          }
        />
      )}
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={draft.audioMuted}
          onChange={(event) => onChange({ ...draft, audioMuted: event.target.checked })}
        />
        Mute the sound
      </label>
      {isVideo && storyboardUrl !== null && (
        <RedactionPreview
          storyboardUrl={storyboardUrl}
          at={parseTime(draft.start) ?? null}
          look={lookOf(draft)}
        />
      )}
      <IconButton label={`Remove the redaction at ${draft.start}`} onClick={onRemove}>
        <IconX size={16} />
      </IconButton>
    </li>
  );
}

function lookOf({ videoBlur, videoCover }: RedactionDraft): (typeof looks)[number]['value'] {
  if (!videoBlur) return 'SHOWN';
  return videoCover ? 'COVERED' : 'BLURRED';
}
