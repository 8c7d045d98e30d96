import { IconAddressBook, IconColumns3, IconTrash } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useQuery } from 'urql';
import { string } from '#domain/codec/primitives.ts';
import { emptyFilterForm, type FilterForm } from '#domain/filters/filter-form.ts';
import { FilterPanel } from '#web/features/filters/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { useLocalValue } from '#web/lib/local-value.ts';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { groupableFields, sortOfGroups } from './contact-groups.ts';
import { ContactBulkBar } from './contact-bulk-bar.tsx';
import { ContactsMenu } from './contacts-menu.tsx';
import { ContactTable } from './contact-table.tsx';
import { NewPersonButton } from './new-person-button.tsx';
import { filterText } from './filter-text.ts';
import { ContactsCountDocument, PeopleCountDocument } from './people.gen.ts';
import { ReviewDuplicatesButton } from './review-duplicates-button.tsx';
import { useContactColumns } from './use-contact-columns.ts';
import { useContacts, type ContactSort } from './use-contacts.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import classes from './contact-screen.module.css';

/** Everybody the research is about. */
export function ContactScreen({ initialSearch }: { initialSearch: string }) {
  const [typed, setTyped] = useState(initialSearch);
  const search = useDeferredValue(typed.trim());
  const [sort, setSort] = useState<ContactSort>({ key: 'name', descending: false });
  const [form, setForm] = useState(emptyFilterForm);
  const [inTrash, setInTrash] = useState(false);
  const columns = useContactColumns();
  const [groupId, setGroupId] = useLocalValue('contact-group', string, '');
  const groupable = groupableFields(columns.fields);
  const group = inTrash ? null : (groupable.find(({ id }) => id === groupId) ?? null);
  const order = group ? sortOfGroups(group) : sort;
  const people = useContacts({ search, form, sort: order, inTrash });
  const selection = useSelection(people.rows);
  const mayChange = useCan('person.delete').allowed;
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={classes.titles}>
          <PageHeading>{inTrash ? 'Contacts in the trash' : 'Contacts'}</PageHeading>
          <Total search={search} form={form} inTrash={inTrash} />
        </div>
        {!inTrash && (
          <>
            <ReviewDuplicatesButton />
            <NewPersonButton />
            <ContactsMenu />
          </>
        )}
      </header>
      <div className={classes.tools}>
        <div className={classes.search}>
          <TextField
            label="Find contacts"
            hideLabel
            type="search"
            placeholder="Find by name or e-mail"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              selection.clear();
            }}
          />
        </div>
        {!inTrash && (
          <>
            <FilterPanel
              form={form}
              types={['PERSON']}
              projectId={null}
              onChange={(next) => {
                setForm(next);
                selection.clear();
              }}
            />
            {groupable.length > 0 && (
              <CompactSelect
                label="Group by"
                value={group?.id ?? ''}
                options={[
                  { value: '', label: 'No group' },
                  ...groupable.map(({ id, label }) => ({ value: id, label: `By ${label}` })),
                ]}
                onChange={setGroupId}
              />
            )}
            <span className={classes.columns}>
              <Panel label="Columns" count={0} icon={<IconColumns3 size={16} />}>
                {columns.all.map(({ key, label }) => (
                  <Switch
                    key={key}
                    label={label}
                    checked={columns.shown.some((one) => one.key === key)}
                    onChange={(isShown) => columns.setShown(key, isShown)}
                  />
                ))}
              </Panel>
            </span>
          </>
        )}
        {mayChange && (
          <Button
            variant="quiet"
            icon={<IconTrash size={16} />}
            aria-pressed={inTrash}
            onClick={() => {
              setInTrash(!inTrash);
              selection.clear();
            }}
          >
            {inTrash ? 'Leave the trash' : 'Trash'}
          </Button>
        )}
      </div>
      {people.problem !== null && !people.isReady ? (
        <ErrorState title="Hark couldn’t load the contacts" onRetry={people.retry}>
          {people.problem}
        </ErrorState>
      ) : !people.isReady ? (
        <div className={classes.skeleton}>
          <SkeletonRows rows={10} label="Loading contacts" />
        </div>
      ) : people.rows.length === 0 ? (
        <NoContacts search={search} isFiltered={form.rows.length > 0} inTrash={inTrash} />
      ) : (
        <ContactTable
          people={people.rows}
          // Until those in its order are here, the others would have a heading above each.
          group={people.isSettled ? group : null}
          columns={columns.shown}
          hasMore={people.hasMore}
          onMore={people.loadMore}
          sort={order}
          onSort={
            inTrash
              ? null
              : (next) => {
                  setGroupId('');
                  setSort(next);
                }
          }
          selection={mayChange ? selection : null}
        />
      )}
      <ContactBulkBar
        people={people.rows.filter(({ id }) => selection.ids.has(id))}
        inTrash={inTrash}
        onDone={selection.clear}
      />
    </div>
  );
}

function Total({ search, form, inTrash }: { search: string; form: FilterForm; inTrash: boolean }) {
  const asked = search === '' ? null : search;
  const [{ data: trash }] = useQuery({
    query: PeopleCountDocument,
    variables: { search: asked, inTrash: true },
    pause: !inTrash,
  });
  const [{ data }] = useQuery({
    query: ContactsCountDocument,
    variables: { search: asked, filter: filterText(form) },
    pause: inTrash,
  });
  const total = inTrash ? trash?.people.totalCount : data?.contacts.totalCount;
  return (
    <output className={classes.total}>{total === undefined ? ' ' : countLabel(total, 'contact')}</output>
  );
}

type NoContactsProps = { search: string; isFiltered: boolean; inTrash: boolean };

function NoContacts({ search, isFiltered, inTrash }: NoContactsProps) {
  if (isFiltered && !inTrash)
    return <EmptyState title="No results">No contact matches the filter. Change or clear it.</EmptyState>;
  if (search !== '') {
    return <EmptyState title="No results">No contact’s name or e-mail matches “{search}”.</EmptyState>;
  }
  if (inTrash) return <EmptyState icon={<IconTrash size={20} />} title="No contacts in the trash" />;
  return (
    <EmptyState
      icon={<IconAddressBook size={20} />}
      title="No contacts yet"
      actions={<NewPersonButton isFirst />}
    >
      Contacts are the people your research is about. Add them here or in a note’s Contacts tab.
    </EmptyState>
  );
}
