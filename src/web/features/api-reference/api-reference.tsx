import { IconApi } from '@tabler/icons-react';
import { useState } from 'react';
import { Paged } from '#web/kit/lists/paged.tsx';
import type { ApiOperationKind } from '#web/lib/graphql.gen.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { SelectField, TextField } from '#web/ui/text-field.tsx';
import { ApiOperationsDocument } from './api-reference.gen.ts';
import { OperationRow } from './operation-row.tsx';
import classes from './api-reference.module.css';

const atOnce = 20;
const kinds: Readonly<Record<string, ApiOperationKind>> = { QUERY: 'QUERY', MUTATION: 'MUTATION' };

/** Every operation of the API, found by its words. */
export function ApiReference() {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState('');
  const search = useSettled(query.trim(), 250) || null;
  const wanted = kinds[kind] ?? null;
  return (
    <>
      <search className={classes.filter} aria-label="Find an operation">
        <TextField
          label="Find an operation"
          hideLabel
          type="search"
          placeholder="Find an operation"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <SelectField
          label="Kind"
          hideLabel
          value={kind}
          options={[
            { value: '', label: 'Queries and mutations' },
            { value: 'QUERY', label: 'Queries' },
            { value: 'MUTATION', label: 'Mutations' },
          ]}
          onChange={(event) => setKind(event.target.value)}
        />
      </search>
      <Paged
        // Another search is another list: pages of the old one must not stay.
        key={`${kind} ${search}`}
        document={ApiOperationsDocument}
        variables={(after) => ({ kind: wanted, search, first: atOnce, after })}
        page={(data) => data.apiOperations}
        what="the operations"
        skeleton={<SkeletonRows rows={8} label="Loading the operations" />}
        empty={
          <EmptyState
            icon={<IconApi size={20} />}
            title={`No results for “${search ?? ''}”`}
            actions={<Button onClick={() => setQuery('')}>Show all</Button>}
          />
        }
        renderFrame={(pages) => (
          <ul className={classes.list} aria-label="Operations">
            {pages}
          </ul>
        )}
        renderRows={(items) =>
          items.map((operation) => (
            <OperationRow key={`${operation.kind} ${operation.name}`} operation={operation} />
          ))
        }
        renderMore={(button) => <li className={classes.more}>{button}</li>}
      />
    </>
  );
}
