import { IconFileText } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { scopeText } from '#web/features/conversations/index.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import type { AiDocCardFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { AiBadge } from '#web/ui/ai-badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle, type Column } from '#web/ui/table.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AiDocsDocument } from './docs.gen.ts';
import { NewDocButton } from './new-doc-button.tsx';
import { scopeOf } from './scope-of.ts';
import classes from './docs.module.css';

const columns: readonly Column<AiDocCardFragment>[] = [
  {
    key: 'title',
    header: 'Doc',
    render: ({ id, title }) => (
      <CellTitle leading={<IconFileText size={16} aria-hidden />}>
        <Link to="doc" params={{ docId: id }} data-row-link>
          {titleOf('doc', title)}
        </Link>
        <AiBadge />
      </CellTitle>
    ),
  },
  {
    key: 'reads',
    header: 'Reads',
    width: '180px',
    hideNarrow: true,
    render: (doc) => scopeText(scopeOf(doc)),
  },
  {
    key: 'by',
    header: 'Asked by',
    width: '160px',
    hideNarrow: true,
    render: ({ createdBy }) => createdBy?.name ?? 'A former member',
  },
  {
    key: 'updated',
    header: 'Updated',
    width: '150px',
    render: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
  },
];

/** The docs that the person may see. */
export function DocList() {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  return (
    <>
      <div className={classes.find}>
        <TextField
          label="Find docs"
          hideLabel
          type="search"
          placeholder="Find in titles and prompts"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <PagedTable
        key={query}
        label="AI docs"
        what="the docs"
        document={AiDocsDocument}
        variables={(after) => ({ query, first: 50, after })}
        page={({ aiDocs }) => aiDocs}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          query === '' ? (
            <EmptyState
              icon={<IconFileText size={20} />}
              title="No AI docs yet"
              actions={<NewDocButton isFirst />}
            >
              Write a prompt, choose what to read, and get a document whose every sentence links to the words
              it follows from. Run it again when there is more to read.
            </EmptyState>
          ) : (
            <EmptyState title={`No results for “${query}”`}>
              Search by words of the title or the prompt.
            </EmptyState>
          )
        }
      />
    </>
  );
}
