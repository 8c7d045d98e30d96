import { IconX } from '@tabler/icons-react';
import { parseTime } from '#editor/transcript/parse-time.ts';
import { IconButton } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { middleArea } from './area-edit.ts';
import { AreaPicker } from './area-picker.tsx';
import type { RedactionDraft } from './redaction-draft.ts';
import { RedactionPreview, type PictureSize } from './redaction-preview.tsx';
import classes from './redactions.module.css';

export type RedactedPicture = { readonly size: PictureSize; readonly storyboardUrl: string | null };

type RedactionRowProps = {
  draft: RedactionDraft;
  /** Null: there is only sound. */
  picture: RedactedPicture | null;
  onChange: (draft: RedactionDraft) => void;
  onRemove: () => void;
};

const looks = [
  { value: 'BLURRED', label: 'Blur picture' },
  { value: 'COVERED', label: 'Cover picture' },
  { value: 'SHOWN', label: 'Show picture' },
] as const;
const extents = [
  { value: 'WHOLE', label: 'Whole picture' },
  { value: 'AREA', label: 'An area' },
] as const;

export function RedactionRow({ draft, picture, onChange, onRemove }: RedactionRowProps) {
  const { area } = draft;
  const preview = picture && picture.storyboardUrl !== null && (
    <RedactionPreview
      storyboardUrl={picture.storyboardUrl}
      size={picture.size}
      at={parseTime(draft.start) ?? null}
      look={lookOf(draft)}
      area={area}
    />
  );
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
      {picture && (
        <CompactSelect
          label="Picture"
          value={lookOf(draft)}
          options={looks}
          onChange={(look) =>
            onChange({ ...draft, videoBlur: look !== 'SHOWN', videoCover: look === 'COVERED' })
          }
        />
      )}
      {picture && draft.videoBlur && (
        <CompactSelect
          label="How much of it"
          value={area ? 'AREA' : 'WHOLE'}
          options={extents}
          onChange={(extent) => onChange({ ...draft, area: extent === 'AREA' ? middleArea : null })}
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
      {!(area && draft.videoBlur) && preview}
      <IconButton label={`Remove the redaction at ${draft.start}`} onClick={onRemove}>
        <IconX size={16} />
      </IconButton>
      {picture && area && draft.videoBlur && (
        <AreaPicker area={area} size={picture.size} onChange={(next) => onChange({ ...draft, area: next })}>
          {preview}
        </AreaPicker>
      )}
    </li>
  );
}

function lookOf({ videoBlur, videoCover }: RedactionDraft): (typeof looks)[number]['value'] {
  if (!videoBlur) return 'SHOWN';
  return videoCover ? 'COVERED' : 'BLURRED';
}
