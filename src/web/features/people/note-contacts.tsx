import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import type { Decision } from '#domain/access/can.ts';
import { Popover } from '#web/ui/popover.tsx';
import { ContactsPanel } from './contacts-panel.tsx';
import { NotePartsDocument } from './people.gen.ts';
import { nameOfPerson } from '#web/kit/objects/person-name.ts';
import classes from './note-contacts.module.css';

const shown = 3;

/** Who took part, in the line below a note's title. Opens what the Contacts tab holds. */
export function NoteContacts({ noteId, may }: { noteId: string; may: Decision }) {
  const [isOpen, setOpen] = useState(false);
  const [{ data }] = useQuery({ query: NotePartsDocument, variables: { id: noteId } });
  const parts = data?.note?.people ?? [];
  if (!data || (parts.length === 0 && !may.allowed)) return null;
  const names = parts
    .slice(0, shown)
    .map(({ person, kind }) => nameOfPerson(person, kind === 'SPEAKER' ? 'speaker' : 'participant'));
  const more = parts.length - names.length;
  const text = parts.length === 0 ? 'Add contacts' : names.join(', ') + (more > 0 ? ` and ${more} more` : '');
  return (
    <>
      <span aria-hidden>·</span>
      <Popover
        label="Contacts of this note"
        side="bottom-start"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <button
            type="button"
            className={classes.button}
            aria-expanded={isOpen}
            aria-label={parts.length === 0 ? 'Add contacts' : `Contacts: ${text}`}
            onClick={() => setOpen(!isOpen)}
          >
            <IconUsers size={14} aria-hidden />
            {text}
          </button>
        }
      >
        <section aria-label="Contacts of this note" className={classes.panel}>
          {/* Takes the focus before the field, which would open its list over those who are here. */}
          <h2 tabIndex={-1} data-autofocus={parts.length > 0 || undefined} className={classes.heading}>
            Contacts
          </h2>
          <ContactsPanel noteId={noteId} may={may} />
        </section>
      </Popover>
    </>
  );
}
