import { authorNameOf, titleOf } from '#domain/text/display-names.ts';
import type { ObjectCardFieldsFragment } from '#web/lib/graphql.gen.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle, type Column } from '#web/ui/table.tsx';
import { ObjectIcon, objectTitle } from '#web/kit/objects/object-identity.tsx';
import { objectUrl } from '#web/kit/objects/object-ref.ts';

export function objectColumns(viewerId: string, when: string): Column<ObjectCardFieldsFragment>[] {
  return [
    {
      key: 'title',
      header: 'Title',
      render: (card) => (
        <CellTitle leading={<ObjectIcon object={card} />}>
          <a
            href={objectUrl(card)}
            data-peek={card.type === 'PROJECT' || card.type === 'FOLDER' ? undefined : 'true'}
            data-row-link
          >
            {objectTitle(card)}
          </a>
        </CellTitle>
      ),
    },
    {
      key: 'participants',
      header: 'Participants',
      width: '18%',
      hideNarrow: true,
      render: (card) => card.participants.join(', '),
    },
    {
      key: 'project',
      header: 'Project',
      width: '20%',
      hideNarrow: true,
      render: (card) => (card.project ? titleOf('project', card.project.title) : ''),
    },
    {
      key: 'createdBy',
      header: 'Created by',
      width: '150px',
      hideNarrow: true,
      render: (card) => authorNameOf(card.createdBy, viewerId),
    },
    { key: 'at', header: when, width: '136px', render: (card) => <RelativeTime at={card.at} /> },
  ];
}
