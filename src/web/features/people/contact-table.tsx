import { IconArrowDown } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PersonCardFragment, PersonSort } from '#web/lib/graphql.gen.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ContactRow } from './contact-row.tsx';
import type { Selection } from '#web/ui/use-selection.ts';
import classes from './contact-table.module.css';

const rowHeight = 44;
const headerHeight = 36;

export type ContactTableProps = {
  people: readonly PersonCardFragment[];
  hasMore: boolean;
  onMore: () => void;
  sort: PersonSort;
  /** Null where there is only one order. */
  onSort: ((sort: PersonSort) => void) | null;
  selection: Selection | null;
};

/** Only the rows on screen are in the page, whatever the length of the list. */
export function ContactTable({ people, hasMore, onMore, sort, onSort, selection }: ContactTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is
  const virtual = useVirtualizer({
    count: people.length + (hasMore ? 1 : 0),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: headerHeight,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= people.length - 1) onMore();
  }, [hasMore, last, people.length, onMore]);
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const isAll = people.length > 0 && selection !== null && people.every(({ id }) => selection.ids.has(id));
  const columns = selection ? 5 : 4;
  return (
    <div ref={scroller} className={classes.scroller}>
      <table className={classes.table} aria-label="Contacts" aria-rowcount={people.length + 1}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={classes.check}>
                <input
                  type="checkbox"
                  aria-label="Select all that are loaded"
                  checked={isAll}
                  onChange={() => (isAll ? selection.clear() : selection.setAll(people.map(({ id }) => id)))}
                />
              </th>
            )}
            <Header label="Name" value="NAME" sort={sort} onSort={onSort} />
            <th scope="col" className={classes.email}>
              E-mail
            </th>
            <th scope="col" className={classes.notes}>
              Notes
            </th>
            <Header
              label="Updated"
              value="UPDATED_AT"
              sort={sort}
              onSort={onSort}
              className={classes.updated}
            />
          </tr>
        </thead>
        <tbody>
          <Space height={above} />
          {items.map(({ index }) => {
            const person = people[index];
            return person ? (
              <ContactRow key={person.id} person={person} index={index} selection={selection} />
            ) : (
              <tr key="more" className={classes.row}>
                <td colSpan={columns}>
                  <Skeleton width="40%" />
                </td>
              </tr>
            );
          })}
          <Space height={below} />
        </tbody>
      </table>
    </div>
  );
}

type HeaderProps = {
  label: string;
  value: PersonSort;
  sort: PersonSort;
  onSort: ((sort: PersonSort) => void) | null;
  className?: string | undefined;
};

function Header({ label, value, sort, onSort, className }: HeaderProps): ReactNode {
  const isChosen = sort === value;
  const direction = value === 'NAME' ? 'ascending' : 'descending';
  return (
    <th scope="col" className={className} aria-sort={isChosen && onSort ? direction : undefined}>
      {onSort ? (
        <button type="button" className={classes.sort} onClick={() => onSort(value)}>
          {label}
          {isChosen && <IconArrowDown size={12} aria-hidden data-up={value === 'NAME' || undefined} />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** Keeps the place of the rows that are not there. */
function Space({ height }: { height: number }) {
  return height <= 0 ? null : <tr aria-hidden style={{ height }} />;
}
