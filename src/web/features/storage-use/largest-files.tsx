import { formatBytes } from '#domain/numbers/format-bytes.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import { objectUrl } from '#web/kit/objects/object-ref.ts';
import type { LargeFileFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle, type Column } from '#web/ui/table.tsx';
import { storageKinds } from './storage-kinds.ts';
import { LargestFilesDocument } from './storage-use.gen.ts';

export function LargestFiles() {
  return (
    <PagedTable
      label="Largest files"
      document={LargestFilesDocument}
      variables={(after) => ({ first: itemLimits.page, after })}
      page={(data) => data.largestFiles}
      columns={columns}
      rowKey={(file) => file.id}
      what="the largest files"
      empty={<EmptyState title="No uploaded files" />}
    />
  );
}

const columns: Column<LargeFileFieldsFragment>[] = [
  {
    key: 'name',
    header: 'File',
    render: ({ name, inTrash }) => (
      <CellTitle>
        {name ?? 'A file that you can’t open'} {inTrash && <Badge>In trash</Badge>}
      </CellTitle>
    ),
  },
  { key: 'owner', header: 'Belongs to', width: '26%', render: (file) => <Owner file={file} /> },
  {
    key: 'kind',
    header: 'Kind',
    width: '112px',
    hideNarrow: true,
    render: ({ kind }) => storageKinds[kind].name,
  },
  {
    key: 'made',
    header: 'Streams and previews',
    width: '150px',
    hideNarrow: true,
    render: ({ renditionBytes }) => (renditionBytes === 0 ? '–' : formatBytes(renditionBytes)),
  },
  {
    key: 'added',
    header: 'Added',
    width: '120px',
    hideNarrow: true,
    render: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
  { key: 'bytes', header: 'Size', width: '88px', render: ({ bytes }) => formatBytes(bytes) },
];

function Owner({ file: { owner, inTrash } }: { file: LargeFileFieldsFragment }) {
  if (!owner) return 'No access';
  const title = owner.title || `Untitled ${owner.type.toLowerCase()}`;
  return inTrash ? title : <a href={objectUrl(owner)}>{title}</a>;
}
