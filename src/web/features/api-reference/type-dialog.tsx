import { useState } from 'react';
import { useQuery } from 'urql';
import type { ApiTypeByNameQuery } from '#web/lib/graphql.gen.ts';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ApiTypeByNameDocument } from './api-reference.gen.ts';
import { FieldTable } from './field-table.tsx';
import classes from './api-reference.module.css';

/** A type, and from it the types of its fields. */
export function TypeDialog({ first, onClose }: { first: string; onClose: () => void }) {
  const [name, setName] = useState(first);
  const query = useQuery({ query: ApiTypeByNameDocument, variables: { name } });
  return (
    <Dialog title={name} onClose={onClose} wide>
      <QueryView query={query} what="the type" skeleton={<SkeletonRows rows={4} label="Loading the type" />}>
        {({ apiType }) => (apiType ? <TypeDetail type={apiType} onOpen={setName} /> : <NotFound />)}
      </QueryView>
    </Dialog>
  );
}

type Detail = { type: NonNullable<ApiTypeByNameQuery['apiType']>; onOpen: (name: string) => void };

function TypeDetail({ type, onOpen }: Detail) {
  const { name, keyword, description, fields, values } = type;
  return (
    <div className={classes.detail}>
      <p className={classes.text}>
        <code>{keyword}</code> {description}
      </p>
      {fields.length > 0 && (
        <FieldTable label={`Fields of ${name}`} heading="Field" fields={fields} onOpen={onOpen} />
      )}
      {values.length > 0 && (
        <ul className={classes.values} aria-label={`Values of ${name}`}>
          {values.map((value) => (
            <li key={value.name}>
              <code>{value.name}</code> {value.description}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
