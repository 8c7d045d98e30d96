import { IconNote } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { bestFitting } from '#web/kit/pickers/rank-label.ts';
import { NotesDocument } from '#web/features/notes/notes.gen.ts';
import { ProjectsDocument } from '#web/features/projects/projects.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { SelectField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AddNotePeopleDocument, RemoveNotePeopleDocument } from './people.gen.ts';
import type { Chosen } from './use-people-commands.ts';

export type AddToNoteDialogProps = { people: readonly Chosen[]; onClose: () => void; onAdded: () => void };

/** All of them become participants of one note. */
export function AddToNoteDialog({ people, onClose, onAdded }: AddToNoteDialogProps) {
  const [projectId, setProjectId] = useState('');
  const [text, setText] = useState('');
  const [{ data: known }] = useQuery({
    query: ProjectsDocument,
    variables: { first: itemLimits.pageMax, after: null },
  });
  const [{ data, fetching }] = useQuery({
    query: NotesDocument,
    variables: { projectId, first: itemLimits.pageMax, after: null },
    pause: projectId === '',
  });
  const add = useCommand(AddNotePeopleDocument);
  const remove = useCommand(RemoveNotePeopleDocument);
  const notes = (projectId === '' ? [] : (data?.notes.items ?? [])).map(({ id, title }) => ({
    id,
    label: titleOf('note', title),
    icon: <IconNote size={16} />,
  }));

  async function choose(noteId: string, title: string) {
    const personIds = people.map(({ id }) => id);
    if (!(await add.run({ noteId, personIds, kind: 'PARTICIPANT' }))) return;
    onClose();
    onAdded();
    showToast({
      message: `Added ${countLabel(people.length, 'contact')} to “${title}”`,
      undo: () => void remove.run({ noteId, personIds }),
    });
  }

  return (
    <Dialog title={`Add ${countLabel(people.length, 'contact')} to a note`} onClose={onClose}>
      <FormStack>
        <SelectField
          label="Project"
          data-autofocus
          value={projectId}
          onChange={(event) => setProjectId(event.target.value)}
          options={[
            { value: '', label: 'Choose a project' },
            ...(known?.projects.items ?? []).map(({ id, title }) => ({
              value: id,
              label: titleOf('project', title),
            })),
          ]}
        />
        {projectId !== '' && (
          <Combobox
            label="Note"
            placeholder="Find a note by its title"
            text={text}
            onText={setText}
            isLoading={fetching || add.busy}
            emptyText="No note found"
            items={bestFitting(notes, text, ({ label }) => label).slice(0, 8)}
            onChoose={({ id, label }) => void choose(id, label)}
          />
        )}
      </FormStack>
    </Dialog>
  );
}
