import { IconArrowDown } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { FieldLook } from '#web/features/fields/index.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ContactColumn, ContactLook } from './contact-columns.tsx';
import { withHeadings } from './contact-groups.ts';
import { ContactRow } from './contact-row.tsx';
import type { ContactSort } from './use-contacts.ts';
import type { Selection } from '#web/ui/use-selection.ts';
import classes from './contact-table.module.css';

const rowHeight = 44;
const headerHeight = 36;

export type ContactTableProps = {
  people: readonly ContactLook[];
  /** The field by whose groups they are in order. */
  group: FieldLook | null;
  columns: readonly ContactColumn[];
  hasMore: boolean;
  onMore: () => void;
  sort: ContactSort;
  /** Null where there is only one order. */
  onSort: ((sort: ContactSort) => void) | null;
  selection: Selection | null;
};

/** Only the rows on screen are in the page, whatever the length of the list. */
export function ContactTable(props: ContactTableProps) {
  const { people, group, columns, hasMore, onMore, sort, onSort, selection } = props;
  const entries = useMemo(() => withHeadings(people, group), [people, group]);
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is
  const virtual = useVirtualizer({
    count: entries.length + (hasMore ? 1 : 0),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: headerHeight,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= entries.length - 1) onMore();
  }, [hasMore, last, entries.length, onMore]);
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const width = columns.length + (selection ? 2 : 1);
  const isAll = people.length > 0 && selection !== null && people.every(({ id }) => selection.ids.has(id));
  return (
    <div ref={scroller} className={classes.scroller}>
      <table className={classes.table} aria-label="Contacts" aria-rowcount={entries.length + 1}>
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
            <Header column={nameColumn} sort={sort} onSort={onSort} />
            {columns.map((column) => (
              <Header key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={above} />
          {items.map(({ index }) => {
            const entry = entries[index];
            if (entry?.kind === 'contact')
              return (
                <ContactRow
                  key={entry.person.id}
                  person={entry.person}
                  columns={columns}
                  index={index}
                  selection={selection}
                />
              );
            return (
              <tr key={entry ? `group ${entry.label}` : 'more'} className={classes.row}>
                {entry ? (
                  <th scope="rowgroup" colSpan={width} className={classes.group}>
                    {entry.label}
                  </th>
                ) : (
                  <td colSpan={width}>
                    <Skeleton width="40%" />
                  </td>
                )}
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
  column: Pick<ContactColumn, 'key' | 'label' | 'isSortable' | 'className'>;
  sort: ContactSort;
  onSort: ((sort: ContactSort) => void) | null;
};

const nameColumn = { key: 'name', label: 'Name', isSortable: true, className: classes.nameColumn };
/** Times are read from the newest on. */
const newestFirst: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

function Header({ column: { key, label, isSortable, className }, sort, onSort }: HeaderProps): ReactNode {
  const isChosen = sort.key === key && onSort !== null;
  const direction = sort.descending ? 'descending' : 'ascending';
  const next = { key, descending: isChosen ? !sort.descending : newestFirst.has(key) };
  return (
    <th scope="col" className={className} aria-sort={isChosen ? direction : undefined}>
      {onSort && isSortable ? (
        <button type="button" className={classes.sort} onClick={() => onSort(next)}>
          <span className={classes.label}>{label}</span>
          {isChosen && <IconArrowDown size={12} aria-hidden data-up={!sort.descending || undefined} />}
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
