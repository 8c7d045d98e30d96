import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import type { Decision } from '#domain/access/can.ts';
import type { PersonLabel } from '#domain/text/display-names.ts';
import { useCan } from '#web/features/members/index.ts';
import type { NotePartsFragment, NotePersonKind } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Callout } from '#web/ui/callout.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import {
  AddNotePeopleDocument,
  CreatePersonDocument,
  NotePartsDocument,
  RemoveNotePeopleDocument,
  SetNotePeopleKindDocument,
} from './people.gen.ts';
import { PersonFace } from '#web/kit/objects/person-face.tsx';
import { nameOfPerson } from '#web/kit/objects/person-name.ts';
import { PersonPicker } from './person-picker.tsx';
import classes from './contacts-panel.module.css';

type Part = NotePartsFragment['people'][number];

const labels = { PARTICIPANT: 'participant', SPEAKER: 'speaker' } as const satisfies Record<
  NotePersonKind,
  PersonLabel
>;

const kinds = [
  { value: 'PARTICIPANT', label: 'Participant' },
  { value: 'SPEAKER', label: 'Speaker' },
] as const;

/** Who took part in a note: the Contacts tab at its side. */
export function ContactsPanel({ noteId, may }: { noteId: string; may: Decision }) {
  const query = useQuery({ query: NotePartsDocument, variables: { id: noteId } });
  const mayCreate = useCan('person.create').allowed;
  const add = useCommand(AddNotePeopleDocument);
  const create = useCommand(CreatePersonDocument);
  const remove = useCommand(RemoveNotePeopleDocument);
  const setKind = useCommand(SetNotePeopleKindDocument);
  // Gone at once; back if the server refuses.
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  async function take({ person, kind }: Part) {
    const personIds = [person.id];
    setLeaving(new Set([...leaving, person.id]));
    const done = await remove.run({ noteId, personIds });
    setLeaving((before) => new Set([...before].filter((id) => id !== person.id)));
    if (!done) return;
    showToast({
      message: `Removed ${nameOfPerson(person, labels[kind])} from the note`,
      undo: () => void add.run({ noteId, personIds, kind }),
    });
  }

  async function change({ person, kind }: Part) {
    const personIds = [person.id];
    const next = kind === 'SPEAKER' ? 'PARTICIPANT' : 'SPEAKER';
    if (!(await setKind.run({ noteId, personIds, kind: next }))) return;
    showToast({
      message: `${nameOfPerson(person, labels[next])} is a ${labels[next]} now`,
      undo: () => void setKind.run({ noteId, personIds, kind }),
    });
  }

  return (
    <div className={classes.panel}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={3} label="Loading contacts" />}
        what="the contacts"
      >
        {({ note }) => {
          const parts = (note?.people ?? []).filter(({ person }) => !leaving.has(person.id));
          return (
            <>
              {may.allowed ? (
                <PersonPicker
                  label="Add a contact"
                  placeholder="Add by name or e-mail"
                  isFirst={parts.length === 0}
                  leaveOut={new Set(parts.map(({ person }) => person.id))}
                  onChoose={({ id }) => void add.run({ noteId, personIds: [id], kind: 'PARTICIPANT' })}
                  onCreate={
                    mayCreate
                      ? (draft) => void create.run({ input: { ...draft, noteId, kind: 'PARTICIPANT' } })
                      : null
                  }
                />
              ) : (
                parts.length === 0 && <Callout>{may.reason}</Callout>
              )}
              {parts.length === 0 ? (
                <p className={classes.empty}>No contacts yet.</p>
              ) : (
                <ul className={classes.list} aria-label="Contacts of this note">
                  {parts.map((part) => (
                    <PartRow
                      key={part.person.id}
                      part={part}
                      onRemove={may.allowed ? () => void take(part) : null}
                      onChange={() => void change(part)}
                    />
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

type PartRowProps = { part: Part; onRemove: (() => void) | null; onChange: () => void };

function PartRow({ part: { person, kind }, onRemove, onChange }: PartRowProps) {
  const name = nameOfPerson(person, labels[kind]);
  return (
    <li className={classes.part}>
      <PersonFace person={person} />
      <span className={classes.names}>
        <Link to="person" params={{ personId: person.id }} peek>
          {name}
        </Link>
        {person.email !== null && <span className={classes.detail}>{person.email}</span>}
      </span>
      {onRemove ? (
        <>
          <CompactSelect label={`Role of ${name}`} value={kind} options={kinds} onChange={onChange} />
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <IconX size={16} />
          </IconButton>
        </>
      ) : (
        <span className={classes.detail}>{kind === 'SPEAKER' ? 'Speaker' : 'Participant'}</span>
      )}
    </li>
  );
}
