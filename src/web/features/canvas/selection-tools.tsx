import {
  IconConnection,
  IconCopy,
  IconLayoutAlignCenter,
  IconLineHeight,
  IconLock,
  IconLockOpen,
  IconPalette,
  IconTrash,
  IconTypography,
} from '@tabler/icons-react';
import { alignBoxes, alignments, distributeBoxes } from '#domain/canvas/arrange.ts';
import { strokeWidths, textFormats } from '#domain/canvas/canvas-objects.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { boardColors, formatNames, strokeNames } from './board-choices.ts';
import { boxOf, isGround } from './board-node.ts';
import type { BoardToolbarProps } from './board-toolbar-props.ts';
import classes from './canvas.module.css';
import { ClusterButton } from './cluster-button.tsx';
import { GroupingTools } from './grouping-tools.tsx';
import { canvasShortcuts } from './shortcuts.ts';
import { StickyNotesButton } from './sticky-notes-button.tsx';
import { isLocked, toggleLock } from './toggle-lock.ts';
import type { Board } from './use-board.ts';

/** For the objects that are selected. */
export function SelectionTools(props: BoardToolbarProps) {
  const { board, selected, onDuplicate, onCluster, onTexts } = props;
  const ids = selected.map(({ id }) => id);
  if (selected.every(isLocked)) return <LockButton board={board} selected={selected} />;
  return (
    <>
      {selected.length > 1 && <ArrangingTools {...props} />}
      <GroupingTools grouping={props.grouping} />
      <ClusterButton selected={selected} onCluster={onCluster} />
      <StickyNotesButton selected={selected} onTexts={onTexts} />
      <LookTools board={board} selected={selected} />
      <IconButton label="Duplicate" shortcut={canvasShortcuts.duplicate.keys} onClick={onDuplicate}>
        <IconCopy size={16} />
      </IconButton>
      <LockButton board={board} selected={selected} />
      <IconButton label="Delete" onClick={() => board.remove(ids)}>
        <IconTrash size={16} />
      </IconButton>
    </>
  );
}

function LockButton({ board, selected }: Pick<BoardToolbarProps, 'board' | 'selected'>) {
  const areLocked = selected.every(isLocked);
  return (
    <IconButton
      label={areLocked ? 'Unlock' : 'Lock'}
      shortcut={canvasShortcuts.lock.keys}
      onClick={() => toggleLock(board, selected)}
    >
      {areLocked ? <IconLockOpen size={16} /> : <IconLock size={16} />}
    </IconButton>
  );
}

function ArrangingTools({ board, selected, onConnect }: BoardToolbarProps) {
  const boxes = selected.map(boxOf);
  return (
    <>
      <Menu
        align="start"
        trigger={
          <IconButton label="Align">
            <IconLayoutAlignCenter size={16} />
          </IconButton>
        }
        groups={[
          alignments.map((alignment) => ({
            label: `Align ${alignment}`,
            onSelect: () => changeAsStep(board, alignBoxes(boxes, alignment)),
          })),
          (['x', 'y'] as const).map((axis) => ({
            label: axis === 'x' ? 'Distribute across' : 'Distribute down',
            disabledReason: selected.length < 3 ? 'Select three or more' : null,
            onSelect: () => changeAsStep(board, distributeBoxes(boxes, axis)),
          })),
        ]}
      />
      <IconButton
        label={canvasShortcuts.connect.label}
        shortcut={canvasShortcuts.connect.keys}
        onClick={onConnect}
      >
        <IconConnection size={16} />
      </IconButton>
    </>
  );
}

function LookTools({ board, selected }: Pick<BoardToolbarProps, 'board' | 'selected'>) {
  const strokes = selected.filter(({ type }) => type === 'stroke');
  const colored = [...selected.filter(({ type }) => isGround(type)), ...strokes];
  const texts = selected.filter(({ type }) => type === 'text');
  return (
    <>
      {colored.length > 0 && (
        <Menu
          align="start"
          trigger={
            <IconButton label="Color">
              <IconPalette size={16} />
            </IconButton>
          }
          groups={[
            boardColors.map(({ name, color }) => ({
              label: name,
              icon: <span className={classes.swatch} style={{ background: color }} />,
              onSelect: () =>
                changeAsStep(
                  board,
                  colored.map(({ id }) => ({ id, color })),
                ),
            })),
          ]}
        />
      )}
      {strokes.length > 0 && (
        <Menu
          align="start"
          trigger={
            <IconButton label="Thickness">
              <IconLineHeight size={16} />
            </IconButton>
          }
          groups={[
            strokeWidths.map((strokeWidth) => ({
              label: strokeNames[strokeWidth],
              onSelect: () =>
                changeAsStep(
                  board,
                  strokes.map(({ id }) => ({ id, strokeWidth })),
                ),
            })),
          ]}
        />
      )}
      {texts.length > 0 && (
        <Menu
          align="start"
          trigger={
            <IconButton label="Text style">
              <IconTypography size={16} />
            </IconButton>
          }
          groups={[
            textFormats.map((textFormat) => ({
              label: formatNames[textFormat],
              onSelect: () =>
                changeAsStep(
                  board,
                  texts.map(({ id }) => ({ id, textFormat })),
                ),
            })),
          ]}
        />
      )}
    </>
  );
}

function changeAsStep(board: Board, changes: Parameters<Board['change']>[0]): void {
  board.beginStep();
  board.change(changes);
}
