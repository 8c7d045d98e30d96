import { IconFolder, IconFolderOff } from '@tabler/icons-react';
import { useState } from 'react';
import { isAtLeast } from '#domain/access/levels.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { flatten, idsBelow } from './folder-tree.ts';
import classes from './move-to-folder-dialog.module.css';
import { useFolders } from './use-folders.ts';

export type MoveToFolderDialogProps = {
  /** Where it is now; undefined for many in different places. */
  currentId?: string | null;
  /** A folder that is moved itself: not into itself nor below. */
  movingId?: string;
  busy: boolean;
  onMove: (folder: { id: string; title: string } | null) => Promise<void>;
  onClose: () => void;
};

const top = '';

/** Native radios in the shape of the tree: arrows choose, Enter moves. */
export function MoveToFolderDialog({ currentId, movingId, busy, onMove, onClose }: MoveToFolderDialogProps) {
  const { tree, folders, isReady } = useFolders();
  const [chosen, setChosen] = useState<string | null>(currentId === undefined ? null : (currentId ?? top));
  const barred = movingId === undefined ? new Set<string>() : idsBelow(tree, movingId);
  const rows = flatten(tree, () => true).filter(({ folder }) => !barred.has(folder.id));
  const hasMoved = chosen !== null && chosen !== (currentId ?? top);

  return (
    <Dialog title="Move to a folder" onClose={onClose}>
      {!isReady ? (
        <SkeletonRows rows={3} label="Loading folders" />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const folder = folders.find(({ id }) => id === chosen) ?? null;
            if (hasMoved || currentId === undefined) void onMove(folder);
          }}
        >
          <fieldset className={classes.list}>
            <legend className={classes.legend}>Folder</legend>
            <Choice
              label="No folder"
              icon={<IconFolderOff size={16} aria-hidden />}
              depth={0}
              isChosen={chosen === top}
              onChoose={() => setChosen(top)}
            />
            {rows.map(({ folder, depth }) => (
              <Choice
                key={folder.id}
                label={titleOf('folder', folder.title)}
                icon={<IconFolder size={16} aria-hidden />}
                depth={depth}
                isChosen={chosen === folder.id}
                disabledReason={
                  isAtLeast(folder.viewerLevel, 'WRITE') ? null : 'You can only view this folder'
                }
                onChoose={() => setChosen(folder.id)}
              />
            ))}
          </fieldset>
          {rows.length === 0 && (
            <EmptyState title="No folders yet">Create one on the projects page.</EmptyState>
          )}
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              disabled={!hasMoved}
              title={hasMoved ? undefined : 'Choose another folder first'}
            >
              Move
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

type ChoiceProps = {
  label: string;
  icon: React.ReactNode;
  depth: number;
  isChosen: boolean;
  disabledReason?: string | null;
  onChoose: () => void;
};

function Choice({ label, icon, depth, isChosen, disabledReason = null, onChoose }: ChoiceProps) {
  return (
    <label
      className={classes.choice}
      data-disabled={disabledReason !== null || undefined}
      title={disabledReason ?? undefined}
      style={{ paddingLeft: `calc(var(--space-2) + ${depth * 20}px)` }}
    >
      <input
        type="radio"
        name="folder"
        className={classes.radio}
        checked={isChosen}
        disabled={disabledReason !== null}
        data-autofocus={isChosen || undefined}
        onChange={onChoose}
      />
      {icon}
      <span className={classes.label}>{label}</span>
    </label>
  );
}
