import { IconShieldLock } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useClient } from 'urql';
import { sayTrashed } from '#web/features/evidence/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { PersonalDataDialog } from '#web/features/personal-data/index.ts';
import { accessObjectOf } from '#web/kit/documents/document-object.ts';
import { documentCommands, DocumentMenu, openFind } from '#web/features/documents/index.ts';
import { useSaveItem } from '#web/features/templates/index.ts';
import { useTranscriptItem } from '#web/features/transcripts/index.ts';
import type { NoteFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import {
  DuplicateNoteDocument,
  LockNoteDocument,
  MoveNotesDocument,
  RestoreNotesDocument,
  TrashNotesDocument,
  UnlockNoteDocument,
} from '#web/features/notes/notes.gen.ts';

export type NoteMenuProps = { note: NoteFieldsFragment; editor: Editor | null };

export function NoteMenu({ note, editor }: NoteMenuProps) {
  const client = useClient();
  const lock = useCommand(LockNoteDocument);
  const unlock = useCommand(UnlockNoteDocument);
  const duplicate = useCommand(DuplicateNoteDocument);
  const move = useCommand(MoveNotesDocument);
  const trash = useCommand(TrashNotesDocument);
  const restore = useCommand(RestoreNotesDocument);
  const { id } = note;
  const commands = documentCommands('note', note, {
    lock: () => lock.run({ id }),
    unlock: () => unlock.run({ id }),
    duplicate: async () => (await duplicate.run({ id }))?.duplicateNote ?? null,
    move: async (projectId) => (await move.run({ ids: [id], projectId }))?.moveNotes[0] ?? null,
    trash: () => trash.run({ ids: [id] }),
    restore: () => restore.run({ ids: [id] }),
    sayTrashed: (trashed) => sayTrashed(client, { ids: [id], ...trashed }),
  });
  const access = accessObjectOf(note);
  const mayRedact = useCan('redaction.apply', access);
  const transcript = useTranscriptItem(editor);
  const saving = useSaveItem('note', note, access);
  const [isRedacting, setRedacting] = useState(false);
  return (
    <>
      <DocumentMenu
        kind="note"
        document={note}
        commands={commands}
        isMoving={move.busy}
        onFind={() => openFind(editor)}
        copies={[saving.item]}
        own={[
          ...transcript,
          {
            label: 'Personal data',
            icon: <IconShieldLock size={16} />,
            disabledReason: mayRedact.allowed ? null : mayRedact.reason,
            onSelect: () => setRedacting(true),
          },
        ]}
      />
      {saving.dialog}
      {isRedacting && (
        <PersonalDataDialog
          target={{ objectType: 'NOTE', objectId: id }}
          access={access}
          onClose={() => setRedacting(false)}
        />
      )}
    </>
  );
}
