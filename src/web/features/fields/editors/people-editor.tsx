import { IconX } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useQuery } from 'urql';
import { encodeIds } from '#domain/fields/id-list.ts';
import { FindPeopleDocument } from '#web/features/people/people.gen.ts';
import { PersonFace } from '#web/kit/objects/person-face.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import type { PersonLook } from '../field-definition.ts';
import { nameOf, nobody } from '../field-value.tsx';
import type { FieldValueEditorProps } from './field-value-editor-props.ts';
import classes from '../field-value-editor.module.css';
import { whenLeft } from './when-left.ts';

const shown = 8;

/** Contacts by name or e-mail address; Backspace takes the last one back. */
export function PeopleEditor({ field, people = nobody, onSave, onEnd }: FieldValueEditorProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const [{ data, fetching }] = useQuery({
    query: FindPeopleDocument,
    variables: { first: shown, search: search === '' ? null : search },
  });
  const chosen = new Set(people.map(({ id }) => id));
  const found = (data?.people.items ?? []).filter((person) => !chosen.has(person.id) && !person.isHidden);

  function save(next: readonly PersonLook[]) {
    setText('');
    onSave(next.length === 0 ? null : encodeIds(next.map(({ id }) => id)), next);
  }

  return (
    <div className={classes.choice} onBlur={whenLeft(onEnd)}>
      {people.map((person) => (
        <span key={person.id} className={classes.chosen}>
          {nameOf(person)}
          <button
            type="button"
            className={classes.remove}
            aria-label={`Remove ${nameOf(person)}`}
            onClick={() => save(people.filter(({ id }) => id !== person.id))}
          >
            <IconX size={12} />
          </button>
        </span>
      ))}
      <Combobox
        label={field.label}
        placeholder="Find a contact"
        text={text}
        onText={setText}
        isLoading={fetching || search !== text.trim()}
        isFocused
        emptyText="No results"
        items={found.map((person) => ({
          id: person.id,
          label: nameOf(person),
          ...(person.email !== null && { detail: person.email }),
          icon: <PersonFace person={person} />,
          person,
        }))}
        onChoose={({ person }) => save([...people, person])}
        onBackspace={() => people.length > 0 && save(people.slice(0, -1))}
        onEscape={() => onEnd?.()}
      />
    </div>
  );
}
