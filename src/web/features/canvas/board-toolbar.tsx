import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconConnection,
  IconCopy,
  IconDownload,
  IconGridDots,
  IconLayoutAlignCenter,
  IconLayoutSidebarRight,
  IconPalette,
  IconSection,
  IconSquare,
  IconTrash,
  IconTypography,
} from '@tabler/icons-react';
import { useReactFlow } from '@xyflow/react';
import { alignBoxes, alignments, distributeBoxes } from '#domain/canvas/arrange.ts';
import { textFormats, type CanvasObject } from '#domain/canvas/canvas-objects.ts';
import { findConnector, type Connector } from '#domain/canvas/connectors.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { boxOf, type BoardNode } from './board-node.ts';
import { boardColors, formatNames } from './board-choices.ts';
import classes from './canvas.module.css';
import { ClusterButton } from './cluster-button.tsx';
import { ConnectorTools } from './connector-tools.tsx';
import { exportBoard } from './export-board.ts';
import { newGroup, newRectangle, newText } from './new-object.ts';
import type { Board } from './use-board.ts';

export type BoardToolbarProps = {
  board: Board;
  selected: readonly BoardNode[];
  /** The connector that was pressed. */
  chosen: Connector | null;
  isEditable: boolean;
  title: string;
  snaps: boolean;
  onSnap: () => void;
  isStaging: boolean;
  onStaging: () => void;
  onAdd: (make: (at: { x: number; y: number }) => CanvasObject) => void;
  onDuplicate: () => void;
  onConnect: () => void;
  onCluster: () => void;
};

export function BoardToolbar(props: BoardToolbarProps) {
  const { board, selected, isEditable, title, snaps, isStaging } = props;
  const flow = useReactFlow<BoardNode>();
  const [one, other] = selected;
  const isPair = one !== undefined && other !== undefined && selected.length === 2;
  const connector = props.chosen ?? (isPair ? findConnector(board.connectors, [one.id, other.id]) : null);
  return (
    <div className={classes.toolbar} role="toolbar" aria-label="Canvas">
      {isEditable && (
        <>
          <IconButton label="Add text (T)" onClick={() => props.onAdd(newText)}>
            <IconTypography size={16} />
          </IconButton>
          <IconButton label="Add rectangle (R)" onClick={() => props.onAdd(newRectangle)}>
            <IconSquare size={16} />
          </IconButton>
          <IconButton label="Add group (G)" onClick={() => props.onAdd(newGroup)}>
            <IconSection size={16} />
          </IconButton>
          <span className={classes.gap} />
          <IconButton label="Undo" onClick={board.undo}>
            <IconArrowBackUp size={16} />
          </IconButton>
          <IconButton label="Redo" onClick={board.redo}>
            <IconArrowForwardUp size={16} />
          </IconButton>
          <IconButton label="Snap to the grid" aria-pressed={snaps} onClick={props.onSnap}>
            <IconGridDots size={16} />
          </IconButton>
          {selected.length > 0 && <SelectionTools {...props} />}
          {connector && <ConnectorTools board={board} connector={connector} />}
          <span className={classes.gap} />
        </>
      )}
      <Menu
        align="start"
        trigger={
          <IconButton label="Download">
            <IconDownload size={16} />
          </IconButton>
        }
        groups={[
          (['png', 'svg'] as const).map((format) => ({
            label: format.toUpperCase(),
            onSelect: () => void exportBoard(flow.getNodes(), { title, format }),
          })),
        ]}
      />
      <IconButton label="Items not on the canvas" aria-pressed={isStaging} onClick={props.onStaging}>
        <IconLayoutSidebarRight size={16} />
      </IconButton>
    </div>
  );
}

function SelectionTools({ board, selected, onDuplicate, onConnect, onCluster }: BoardToolbarProps) {
  const ids = selected.map(({ id }) => id);
  const boxes = selected.map(boxOf);
  const coloured = selected.filter(({ type }) => type === 'rectangle' || type === 'group');
  const texts = selected.filter(({ type }) => type === 'text');
  const asStep = (changes: Parameters<Board['change']>[0]) => {
    board.beginStep();
    board.change(changes);
  };
  return (
    <>
      {selected.length > 1 && (
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
              onSelect: () => asStep(alignBoxes(boxes, alignment)),
            })),
            (['x', 'y'] as const).map((axis) => ({
              label: axis === 'x' ? 'Distribute across' : 'Distribute down',
              disabledReason: selected.length < 3 ? 'Select three or more' : null,
              onSelect: () => asStep(distributeBoxes(boxes, axis)),
            })),
          ]}
        />
      )}
      {selected.length > 1 && (
        <IconButton label="Connect (C)" onClick={onConnect}>
          <IconConnection size={16} />
        </IconButton>
      )}
      <ClusterButton selected={selected} onCluster={onCluster} />
      {coloured.length > 0 && (
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
              onSelect: () => asStep(coloured.map(({ id }) => ({ id, color }))),
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
              onSelect: () => asStep(texts.map(({ id }) => ({ id, textFormat }))),
            })),
          ]}
        />
      )}
      <IconButton label="Duplicate" onClick={onDuplicate}>
        <IconCopy size={16} />
      </IconButton>
      <IconButton label="Delete" onClick={() => board.remove(ids)}>
        <IconTrash size={16} />
      </IconButton>
    </>
  );
}
