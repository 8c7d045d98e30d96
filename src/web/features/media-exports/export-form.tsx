import { useState, type FormEvent } from 'react';
import { parseMediaExport } from '#domain/media/media-export.ts';
import type { MediaExportCaptions } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './export-media.module.css';
import { ExportMediaDocument } from './media-exports.gen.ts';

const captionChoices = [
  { value: 'NONE', label: 'No captions' },
  { value: 'BURNT_IN', label: 'Burned in', hint: 'Always visible' },
  { value: 'BESIDE', label: 'Separate file', hint: 'A WebVTT file' },
] as const;

type ExportFormProps = {
  highlightIds: readonly string[];
  leftOut: number;
  name: string;
  onStarted: (id: string) => void;
  onClose: () => void;
};

export function ExportForm({ highlightIds, leftOut, name, onStarted, onClose }: ExportFormProps) {
  const [filename, setFilename] = useState(name);
  const [captions, setCaptions] = useState<MediaExportCaptions>('NONE');
  const [titleCards, setTitleCards] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = useCommand(ExportMediaDocument, { onRefused: setProblem });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = parseMediaExport({ filename, highlightIds });
    if (!parsed.ok) return setProblem(parsed.message);
    const input = { filename: parsed.value.filename, highlightIds: [...highlightIds], captions, titleCards };
    const started = await start.run({ input });
    if (started) onStarted(started.exportMedia.id);
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <p className={classes.lead}>
        {highlightIds.length === 1
          ? 'Export this clip as an MP4.'
          : `${countLabel(highlightIds.length, 'highlight')} as one MP4, in the order they are shown.`}
        {leftOut > 0 && ` ${countLabel(leftOut, 'highlight')} without a clip left out.`}
      </p>
      <TextField
        label="File name"
        value={filename}
        data-autofocus
        onChange={(event) => {
          setFilename(event.target.value);
          setProblem(null);
        }}
      />
      <ChoiceCards legend="Captions" choices={captionChoices} value={captions} onChange={setCaptions} />
      <Switch
        label="Title cards"
        hint="Show who’s speaking, the note, and the time before each clip. Hidden contacts stay hidden."
        checked={titleCards}
        onChange={setTitleCards}
      />
      <FormError message={problem} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={start.busy}>
          Export
        </Button>
      </DialogActions>
    </form>
  );
}
