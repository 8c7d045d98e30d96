import { useState, type FormEvent } from 'react';
import { parseVocabulary } from '#domain/projects/vocabulary.ts';
import type { ProjectSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { FormActions } from '#web/ui/page-frame.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { UpdateProjectSettingsDocument } from './projects.gen.ts';

type VocabularySettingProps = { project: ProjectSettingsFieldsFragment; disabledReason: string | null };

export function VocabularySetting({ project, disabledReason }: VocabularySettingProps) {
  const saved = project.transcriptionVocabulary.join('\n');
  const [text, setText] = useState(saved);
  const update = useCommand(UpdateProjectSettingsDocument);
  const parsed = parseVocabulary(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!parsed.ok) return;
    const done = await update.run({ input: { id: project.id, transcriptionVocabulary: parsed.value } });
    if (!done) return;
    setText(parsed.value.join('\n'));
    showToast({ message: 'Vocabulary saved' });
  }

  return (
    <form onSubmit={(event) => void save(event)}>
      <TextAreaField
        label="Vocabulary"
        rows={6}
        hint={disabledReason ?? 'Names and words that transcripts should spell correctly, one per line.'}
        readOnly={disabledReason !== null}
        value={text}
        error={parsed.ok ? null : parsed.message}
        onChange={(event) => setText(event.target.value)}
      />
      {disabledReason === null && text.trim() !== saved && (
        <FormActions>
          <Button type="submit" variant="primary" busy={update.busy}>
            Save vocabulary
          </Button>
          <Button onClick={() => setText(saved)}>Discard</Button>
        </FormActions>
      )}
    </form>
  );
}
