import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { ObjectIcon, objectTitle } from '#web/kit/objects/object-identity.tsx';
import { objectUrl } from '#web/kit/objects/object-ref.ts';
import type { ObjectCardType } from '#web/lib/graphql.gen.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle } from '#web/ui/table.tsx';
import { MemberWorkDocument } from './members.gen.ts';

export type MemberWorkProps = { memberId: string; type: ObjectCardType | null };

/** What a member made, of what the viewer may see. */
export function MemberWork({ memberId, type }: MemberWorkProps) {
  return (
    <PagedTable
      label="Recent work"
      document={MemberWorkDocument}
      variables={(after) => ({ id: memberId, type, first: itemLimits.page, after })}
      page={(data) => data.member?.work}
      rowKey={({ id }) => id}
      what="the work"
      empty={<EmptyState title="No recent work">There’s nothing here that you have access to.</EmptyState>}
      columns={[
        {
          key: 'title',
          header: 'Title',
          render: (card) => (
            <CellTitle leading={<ObjectIcon object={card} />}>
              <a
                href={objectUrl(card)}
                data-peek={card.type === 'NOTE' || card.type === 'INSIGHT' ? 'true' : undefined}
                data-row-link
              >
                {objectTitle(card)}
              </a>
            </CellTitle>
          ),
        },
        {
          key: 'project',
          header: 'Project',
          width: '30%',
          hideNarrow: true,
          render: (card) => (card.project ? titleOf('project', card.project.title) : ''),
        },
        { key: 'at', header: 'Created', width: '120px', render: (card) => <RelativeTime at={card.at} /> },
      ]}
    />
  );
}
