import { IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useQuery } from 'urql';
import { parsePersonDraft } from '#domain/people/person-draft.ts';
import { searchWordsOf } from '#domain/people/person-keys.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { FindPeopleDocument } from './people.gen.ts';
import { PersonFace } from '#web/kit/objects/person-face.tsx';
import { nameOfPerson } from '#web/kit/objects/person-name.ts';

const shown = 8;
const createId = 'create';

export type PersonPickerProps = {
  label: string;
  placeholder: string;
  leaveOut: ReadonlySet<string>;
  isFirst?: boolean;
  onChoose: (person: { id: string; name: string; isHidden: boolean; identityHidden: boolean }) => void;
  /** Null where nobody can be made. What was typed is a name, or an e-mail address if it looks like one. */
  onCreate: ((draft: { name: string; email: string | null }) => void) | null;
};

/** Finds a contact by name or e-mail, or makes one of what was typed. */
export function PersonPicker({
  label,
  placeholder,
  leaveOut,
  isFirst = false,
  onChoose,
  onCreate,
}: PersonPickerProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const [{ data, fetching }] = useQuery({
    query: FindPeopleDocument,
    variables: { first: shown, search: search === '' ? null : search },
  });
  const found = (data?.people.items ?? []).filter(
    (person) => !leaveOut.has(person.id) && !(person.isHidden && search === '') && fits(person, text),
  );
  const draft = draftOf(text);
  return (
    <Combobox
      label={label}
      placeholder={placeholder}
      text={text}
      onText={setText}
      isLoading={fetching || search !== text.trim()}
      isFirst={isFirst}
      emptyText="No results"
      items={[
        ...found.map((person) => ({
          id: person.id,
          label: nameOfPerson(person),
          ...(person.email !== null && { detail: person.email }),
          icon: <PersonFace person={person} />,
          person,
        })),
        ...(onCreate && draft
          ? [{ id: createId, label: `Create “${text.trim()}”`, icon: <IconPlus size={16} />, person: null }]
          : []),
      ]}
      onChoose={({ person }) => {
        setText('');
        if (person) onChoose(person);
        else if (draft) onCreate?.(draft);
      }}
    />
  );
}

/** Those of the last search are still listed while the next is on its way: Enter must not take one of them. */
function fits({ name, email }: { name: string; email: string | null }, text: string): boolean {
  const words = searchWordsOf(`${name} ${email ?? ''}`);
  return searchWordsOf(text).every((typed) => words.some((word) => word.startsWith(typed)));
}

function draftOf(text: string): { name: string; email: string | null } | null {
  const typed = text.trim();
  const parsed = typed.includes('@')
    ? parsePersonDraft({ name: '', email: typed })
    : parsePersonDraft({ name: typed, email: null });
  return parsed.ok ? parsed.value : null;
}
