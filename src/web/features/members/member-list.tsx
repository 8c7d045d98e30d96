import { useDeferredValue, useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { MembersDocument } from './members.gen.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { memberColumns } from './member-columns.tsx';
import { useManageMembers } from './use-manage-members.ts';

export function MemberList() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = useQuery({ query: MembersDocument, variables: variablesOf(search, null) });
  return (
    <>
      <div style={{ maxWidth: 320, marginBottom: 'var(--space-3)' }}>
        <TextField
          label="Find members"
          hideLabel
          type="search"
          placeholder="Find by name or e-mail"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <QueryView query={query} skeleton={<SkeletonRows label="Loading members" />} what="the members">
        {({ members }) =>
          members.items.length === 0 ? (
            <EmptyState title="No members found">No member’s name or e-mail contains “{search}”.</EmptyState>
          ) : (
            <MemberTable key={search} search={search} />
          )
        }
      </QueryView>
    </>
  );
}

function MemberTable({ search }: { search: string }) {
  const { manage, question, dismiss } = useManageMembers();
  return (
    <>
      <PagedTable
        label="Members"
        document={MembersDocument}
        variables={(after) => variablesOf(search, after)}
        page={(data) => data.members}
        columns={memberColumns(manage)}
        rowKey={(member) => member.id}
        what="the members"
        empty={null}
      />
      {question && (
        <ConfirmDialog
          title={question.title}
          confirmLabel={question.confirmLabel}
          onConfirm={() => {
            dismiss();
            void question.run();
          }}
          onClose={dismiss}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  );
}

function variablesOf(search: string, after: string | null) {
  return { first: itemLimits.page, after, search: search === '' ? null : search };
}
