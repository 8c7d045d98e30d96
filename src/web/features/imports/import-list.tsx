import { IconFolderUp, IconPackageImport, IconTable } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { FoundProjectImport } from '#web/features/project-imports/index.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import type { ImportEntryFieldsFragment, ImportKind, ImportStatus } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle, type Column } from '#web/ui/table.tsx';
import { importedThings } from './imported-things.ts';
import { ImportsDocument } from './imports.gen.ts';
import { FoundTableImport } from './lazy-found-import.tsx';
import classes from './import-list.module.css';

type Entry = ImportEntryFieldsFragment;

/** Everything that somebody brought; each opens where it can be cancelled, undone and read about. */
export function ImportList({ projectId = null }: { projectId?: string | null }) {
  const [opened, setOpened] = useState<Entry | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <PagedTable
        label="Your imports"
        document={ImportsDocument}
        variables={(after) => ({ projectId, first: itemLimits.page, after })}
        page={(data) => data.imports}
        columns={columnsOf(setOpened, projectId === null)}
        rowKey={({ id }) => id}
        what="the imports"
        empty={<p className={classes.hint}>No imports yet. Imports are listed for 30 days.</p>}
      />
      <Suspense>
        {opened?.kind === 'TABLE' && <FoundTableImport entry={opened} onClose={close} />}
        {opened?.kind === 'PROJECT' && <FoundProjectImport id={opened.id} onClose={close} />}
      </Suspense>
    </>
  );
}

const words: Readonly<Record<ImportStatus, string>> = {
  UPLOADING: 'Not started',
  READY: 'Not started',
  RUNNING: 'Running',
  COMPLETE: 'Complete',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  UNDOING: 'Undoing',
  UNDONE: 'Undone',
};

const icons: Readonly<Record<ImportKind, ReactNode>> = {
  TABLE: <IconTable size={16} aria-hidden />,
  PROJECT: <IconPackageImport size={16} aria-hidden />,
  BULK: <IconFolderUp size={16} aria-hidden />,
};

function columnsOf(onOpen: (entry: Entry) => void, withPlace: boolean): Column<Entry>[] {
  return [
    {
      key: 'name',
      header: 'Import',
      render: (entry) => (
        <CellTitle leading={icons[entry.kind]}>
          {entry.kind === 'BULK' ? (
            <Link to="settingsBulkImport" hash={{ bulkImportId: entry.id }} data-row-link>
              {entry.name}
            </Link>
          ) : (
            <button type="button" className={classes.open} onClick={() => onOpen(entry)}>
              {entry.name}
            </button>
          )}
        </CellTitle>
      ),
    },
    ...(withPlace
      ? [{ key: 'place', header: 'Into', width: '180px', hideNarrow: true, render: placeOf }]
      : []),
    { key: 'count', header: 'Imported', width: '210px', hideNarrow: true, render: resultOf },
    {
      key: 'created',
      header: 'Started',
      width: '132px',
      hideNarrow: true,
      render: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    { key: 'state', header: 'State', width: '128px', render: stateOf },
  ];
}

function placeOf({ project, channel, target }: Entry): ReactNode {
  if (target === 'FIELDS' && !project) return <Link to="settingsFields">Fields</Link>;
  if (project)
    return (
      <Link to="projectNotes" params={{ projectId: project.id }}>
        {titleOf('project', project.title)}
      </Link>
    );
  if (channel)
    return (
      <Link to="channel" params={{ channelId: channel.id }}>
        {titleOf('channel', channel.title)}
      </Link>
    );
  if (target === 'CONTACTS') return <Link to="contacts">Contacts</Link>;
  return target === 'TAGS' ? 'Tags' : '–';
}

function resultOf({ kind, target, itemCount, leftOutCount }: Entry): string {
  const thing = kind === 'BULK' ? 'file' : target === null ? 'note' : importedThings[target];
  const done = countLabel(itemCount, thing);
  return leftOutCount > 0 ? `${done}, ${leftOutCount.toLocaleString('en')} skipped` : done;
}

function stateOf({ status, progress }: Entry): string {
  const isWorking = status === 'RUNNING' || status === 'UNDOING';
  return isWorking ? `${words[status]}, ${Math.floor(progress * 100)}%` : words[status];
}
