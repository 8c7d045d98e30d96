import { IconAddressBook, IconTrash } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useQuery } from 'urql';
import type { PersonSort } from '#web/lib/graphql.gen.ts';
import { useCan } from '#web/features/members/index.ts';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ContactBulkBar } from './contact-bulk-bar.tsx';
import { ContactsMenu } from './contacts-menu.tsx';
import { ContactTable } from './contact-table.tsx';
import { NewPersonButton } from './new-person-button.tsx';
import { PeopleCountDocument } from './people.gen.ts';
import { ReviewDuplicatesButton } from './review-duplicates-button.tsx';
import { usePeople } from './use-people.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import classes from './contact-screen.module.css';

/** Everybody the research is about. */
export function ContactScreen({ initialSearch }: { initialSearch: string }) {
  const [typed, setTyped] = useState(initialSearch);
  const search = useDeferredValue(typed.trim());
  const [sort, setSort] = useState<PersonSort>('NAME');
  const [inTrash, setInTrash] = useState(false);
  const people = usePeople({ search, sort, inTrash });
  const selection = useSelection(people.rows);
  const mayChange = useCan('person.delete').allowed;
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={classes.titles}>
          <PageHeading>{inTrash ? 'Contacts in the trash' : 'Contacts'}</PageHeading>
          <Total search={search} inTrash={inTrash} />
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
        <NoContacts search={search} inTrash={inTrash} />
      ) : (
        <ContactTable
          people={people.rows}
          hasMore={people.hasMore}
          onMore={people.loadMore}
          sort={sort}
          onSort={inTrash ? null : setSort}
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

function Total({ search, inTrash }: { search: string; inTrash: boolean }) {
  const [{ data }] = useQuery({
    query: PeopleCountDocument,
    variables: { search: search === '' ? null : search, inTrash },
  });
  return (
    <output className={classes.total}>{data ? countLabel(data.people.totalCount, 'contact') : ' '}</output>
  );
}

function NoContacts({ search, inTrash }: { search: string; inTrash: boolean }) {
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
