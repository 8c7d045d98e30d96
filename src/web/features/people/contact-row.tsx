import { IconEyeOff } from '@tabler/icons-react';
import { memo, type KeyboardEvent } from 'react';
import { StarButton } from '#web/features/stars/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { PersonFace } from '#web/kit/objects/person-face.tsx';
import { nameOfPerson } from '#web/kit/objects/person-name.ts';
import type { Selection } from '#web/ui/use-selection.ts';
import type { ContactColumn, ContactLook } from './contact-columns.tsx';
import { isWithShift } from '#web/ui/is-with-shift.ts';
import classes from './contact-table.module.css';

type ContactRowProps = {
  person: ContactLook;
  columns: readonly ContactColumn[];
  index: number;
  selection: Selection | null;
};

export const ContactRow = memo(function ContactRow({ person, columns, index, selection }: ContactRowProps) {
  const name = nameOfPerson(person);
  const isSelected = selection?.ids.has(person.id) ?? false;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'x' || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    selection?.toggle(person.id, event.shiftKey);
  }

  return (
    <tr className={classes.row} aria-rowindex={index + 2} data-selected={isSelected || undefined}>
      {selection && (
        <td className={classes.check}>
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={({ nativeEvent }) => selection.toggle(person.id, isWithShift(nativeEvent))}
          />
        </td>
      )}
      <th scope="row">
        <span className={classes.name}>
          <PersonFace person={person} />
          <span className={classes.text}>
            {person.trashedAt === null ? (
              <Link
                to="person"
                params={{ personId: person.id }}
                peek
                data-row-link
                data-nameless={person.isHidden || person.name === '' || undefined}
                onKeyDown={onKeyDown}
              >
                {name}
              </Link>
            ) : (
              name
            )}
            {person.email !== null && <span className={classes.under}>{person.email}</span>}
          </span>
          {person.identityHidden && !person.isHidden && (
            <IconEyeOff size={14} className={classes.hidden} title="Only managers can see who this is" />
          )}
          {person.trashedAt === null && (
            <span className={classes.star} data-starred={person.starred || undefined}>
              <StarButton type="CONTACT" id={person.id} starred={person.starred} of={name} />
            </span>
          )}
        </span>
      </th>
      {columns.map(({ key, className, render }) => (
        <td key={key} className={className}>
          {render(person)}
        </td>
      ))}
    </tr>
  );
});
