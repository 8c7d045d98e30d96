import { useState } from 'react';
import { useClient, useQuery } from 'urql';
import type { AccessObject } from '#domain/access/can.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { userNameOf } from '#domain/text/display-names.ts';
import { useCan, useViewer } from '#web/features/members/index.ts';
import type { DocumentVersionsQuery } from '#web/lib/graphql.gen.ts';
import {
  DocumentVersionsDocument,
  RestoreDocumentVersionDocument,
} from '#web/features/documents/documents.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ClockTime } from '#web/ui/clock-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FullScreenDialog } from '#web/ui/full-screen-dialog.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { usePageChain } from '#web/kit/lists/use-page-chain.ts';
import type { DocumentKind } from '#web/kit/documents/document-object.ts';
import { Comparison } from './comparison.tsx';
import classes from './history.module.css';

export type HistoryDialogProps = {
  documentId: string;
  kind: DocumentKind;
  access: AccessObject;
  onClose: () => void;
};

type Version = DocumentVersionsQuery['documentVersions']['items'][number];

/** Versions by time and author; the chosen one beside what is there now. */
export function HistoryDialog({ documentId, kind, access, onClose }: HistoryDialogProps) {
  const requestPolicy = 'network-only';
  const variables = (after: string | null) => ({ documentId, first: itemLimits.page, after });
  const query = useQuery({ query: DocumentVersionsDocument, variables: variables(null), requestPolicy });
  const { chain, rows } = usePageChain({
    document: DocumentVersionsDocument,
    variables,
    page: ({ documentVersions }) => documentVersions,
    requestPolicy,
  });
  const [chosenId, setChosenId] = useState<string | null>(null);
  return (
    <FullScreenDialog title="History" onClose={onClose}>
      <QueryView query={query} skeleton={<SkeletonRows label="Loading the history" />} what="the history">
        {({ documentVersions }) => {
          const items = rows.isReady ? rows.all : documentVersions.items;
          const chosen = items.find(({ id }) => id === chosenId) ?? items[0];
          if (!chosen) {
            return (
              <EmptyState title="No earlier versions yet">
                Hark saves a version when people pause after a change.
              </EmptyState>
            );
          }
          return (
            <div className={classes.split}>
              <div className={classes.versions}>
                <VersionList versions={items} chosenId={chosen.id} onChoose={setChosenId} />
                {(rows.hasMore || rows.isGrowing) && (
                  <Button busy={rows.isGrowing} onClick={chain.loadMore}>
                    Show more
                  </Button>
                )}
              </div>
              <div className={classes.view}>
                <RestoreBar
                  version={chosen}
                  documentId={documentId}
                  kind={kind}
                  access={access}
                  onDone={onClose}
                />
                <Comparison key={chosen.id} documentId={documentId} versionId={chosen.id} kind={kind} />
              </div>
            </div>
          );
        }}
      </QueryView>
    </FullScreenDialog>
  );
}

type VersionListProps = { versions: readonly Version[]; chosenId: string; onChoose: (id: string) => void };

function VersionList({ versions, chosenId, onChoose }: VersionListProps) {
  const viewer = useViewer();
  return (
    <ul aria-label="Versions">
      {versions.map(({ id, createdAt, members, reason }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.version}
            aria-current={id === chosenId ? 'true' : undefined}
            onClick={() => onChoose(id)}
          >
            <span className={classes.when}>
              <ClockTime at={createdAt} />
            </span>
            <span className={classes.who}>
              {reason === 'RESTORE' ? 'Before a restore, ' : ''}
              {members.length === 0
                ? 'as created'
                : members.map((member) => userNameOf(member, viewer.id)).join(', ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type RestoreBarProps = {
  version: Version;
  documentId: string;
  kind: DocumentKind;
  access: AccessObject;
  onDone: () => void;
};

function RestoreBar({ version, documentId, kind, access, onDone }: RestoreBarProps) {
  const client = useClient();
  const restore = useCommand(RestoreDocumentVersionDocument);
  const mayRestore = useCan(kind === 'note' ? 'note.update' : 'insight.update', access);

  async function run() {
    if (!(await restore.run({ documentId, id: version.id }))) return;
    onDone();
    showToast({ message: 'Version restored', undo: () => void undo() });
  }

  /** What was there has become the newest version, so undoing is restoring that one. */
  async function undo() {
    const { data } = await client.query(
      DocumentVersionsDocument,
      { documentId, first: itemLimits.page, after: null },
      { requestPolicy: 'network-only' },
    );
    const before = data?.documentVersions.items.find(({ reason }) => reason === 'RESTORE');
    if (before) await restore.run({ documentId, id: before.id });
  }

  return (
    <div className={classes.restore}>
      <span>
        Version from <ClockTime at={version.createdAt} />
      </span>
      <Button
        variant="primary"
        busy={restore.busy}
        disabled={!mayRestore.allowed}
        title={mayRestore.allowed ? undefined : mayRestore.reason}
        onClick={() => void run()}
      >
        Restore this version
      </Button>
    </div>
  );
}
