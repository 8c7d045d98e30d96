import { IconDatabase } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { formatBytes } from '#domain/numbers/format-bytes.ts';
import type { StorageUseQuery } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { LargestFiles } from './largest-files.tsx';
import { storageKinds } from './storage-kinds.ts';
import { StorageUseDocument } from './storage-use.gen.ts';
import classes from './storage-overview.module.css';

type Use = StorageUseQuery['storageUse'];

export function StorageOverview() {
  const query = useQuery({ query: StorageUseDocument, requestPolicy: 'cache-and-network' });
  return (
    <QueryView
      query={query}
      what="the storage"
      skeleton={<SkeletonRows rows={5} label="Loading the storage" />}
    >
      {({ storageUse: use }) =>
        use.kinds.length === 0 ? (
          <EmptyState icon={<IconDatabase size={20} />} title="No files yet">
            Recordings, documents and pictures that people upload are counted here.
          </EmptyState>
        ) : (
          <>
            <Total use={use} />
            <Section title="By kind">
              <Kinds use={use} />
            </Section>
            <Section title="Largest files">
              <LargestFiles />
            </Section>
          </>
        )
      }
    </QueryView>
  );
}

function Total({ use: { bytes, countedBytes, limitBytes } }: { use: Use }) {
  return (
    <div className={classes.total}>
      <p className={classes.figure}>{formatBytes(bytes)}</p>
      {limitBytes === null ? (
        <p className={classes.text}>No limit is set for this workspace.</p>
      ) : (
        <>
          <ProgressBar label="Used of the limit" value={Math.min(1, countedBytes / limitBytes)} />
          <p className={classes.text}>
            Uploaded files take {formatBytes(countedBytes)} of {formatBytes(limitBytes)}. Streams, previews
            and exports don’t count.
          </p>
        </>
      )}
    </div>
  );
}

function Kinds({ use: { kinds, bytes: all } }: { use: Use }) {
  return (
    <ul className={classes.kinds}>
      {kinds.map(({ kind, count, bytes }) => {
        const { name, one, text } = storageKinds[kind];
        return (
          <li key={kind} className={classes.kind}>
            <span className={classes.name}>{name}</span>
            <span className={classes.bytes}>{formatBytes(bytes)}</span>
            <span className={classes.bar} aria-hidden>
              <span style={{ width: `${all === 0 ? 0 : Math.max(1, (bytes / all) * 100)}%` }} />
            </span>
            <span className={classes.text}>
              {countLabel(count, one)} · {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
