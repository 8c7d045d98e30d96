import { useQuery } from 'urql';
import { useCan } from '#web/features/members/index.ts';
import { nameOfPerson } from '#web/kit/objects/person-name.ts';
import type { NotePartsFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import {
  AddNotePeopleDocument,
  CreatePersonDocument,
  FindPeopleDocument,
  NotePartsDocument,
  RemoveNotePeopleDocument,
  SetNotePeopleKindDocument,
} from './people.gen.ts';
import { PersonPicker } from './person-picker.tsx';
import classes from './speaker-contact.module.css';

const namesakes = 8;

export type LinkedContact = {
  /** Null where the identity of the contact is hidden: it must not appear in the text. */
  readonly name: string | null;
  /** Undoes what the link changed about the contacts of the note. */
  readonly takeBack: () => void;
};

type SpeakerContactProps = {
  noteId: string;
  speakerName: string;
  onLink: (linked: LinkedContact) => void;
};

/** Which contact a speaker is. The chosen one takes part in the note as a speaker. */
export function SpeakerContact({ noteId, speakerName, onLink }: SpeakerContactProps) {
  const [{ data }] = useQuery({ query: NotePartsDocument, variables: { id: noteId } });
  const mayCreate = useCan('person.create').allowed;
  const add = useCommand(AddNotePeopleDocument);
  const create = useCommand(CreatePersonDocument);
  const remove = useCommand(RemoveNotePeopleDocument);
  const setKind = useCommand(SetNotePeopleKindDocument);
  const parts = data?.note?.people ?? [];
  const linked = parts.find(({ person }) => isNamed(person, speakerName));
  const name = speakerName.trim();
  const [{ data: found }] = useQuery({
    query: FindPeopleDocument,
    variables: { first: namesakes, search: name },
    pause: name === '' || linked !== undefined,
  });
  const namesake = found?.people.items.find((person) => isNamed(person, name));

  async function link(person: { id: string; name: string; identityHidden: boolean }) {
    const personIds = [person.id];
    const before = parts.find((part) => part.person.id === person.id)?.kind;
    const change = { noteId, personIds, kind: 'SPEAKER' } as const;
    if (before === undefined && !(await add.run(change))) return;
    if (before === 'PARTICIPANT' && !(await setKind.run(change))) return;
    onLink({
      name: person.identityHidden || person.name === '' ? null : person.name,
      takeBack: () => {
        if (before === undefined) void remove.run({ noteId, personIds });
        if (before === 'PARTICIPANT') void setKind.run({ noteId, personIds, kind: before });
      },
    });
  }

  async function make(draft: { name: string; email: string | null }) {
    const made = await create.run({ input: draft });
    if (made) await link(made.createPerson);
  }

  return (
    <div className={classes.section}>
      <span className={classes.label}>Contact</span>
      {linked && (
        <Link to="person" params={{ personId: linked.person.id }} peek>
          {nameOfPerson(linked.person, 'speaker')}
        </Link>
      )}
      {!linked && found && namesake && <Button onClick={() => void link(namesake)}>Link to “{name}”</Button>}
      {!linked && found && !namesake && mayCreate && (
        <Button onClick={() => void make({ name, email: null })}>Create contact “{name}”</Button>
      )}
      <PersonPicker
        label={linked ? 'Link to another contact' : 'Link to a contact'}
        placeholder={linked ? 'Link to another contact' : 'Find a contact by name or e-mail'}
        leaveOut={new Set(linked ? [linked.person.id] : [])}
        onChoose={(person) => void link(person)}
        onCreate={mayCreate ? (draft) => void make(draft) : null}
      />
    </div>
  );
}

type Named = Pick<NotePartsFragment['people'][number]['person'], 'name' | 'isHidden'>;

/** As the server links speakers that a transcript names. */
function isNamed({ name, isHidden }: Named, speakerName: string): boolean {
  const wanted = speakerName.trim().toLowerCase();
  return !isHidden && wanted !== '' && name.trim().toLowerCase() === wanted;
}
