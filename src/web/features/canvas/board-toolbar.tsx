import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconGridDots,
  IconLayoutSidebarRight,
  IconMap,
} from '@tabler/icons-react';
import { findConnector } from '#domain/canvas/connectors.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { BoardToolbarProps } from './board-toolbar-props.ts';
import classes from './canvas.module.css';
import { ConnectorTools } from './connector-tools.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { DrawingTools } from './drawing-tools.tsx';
import { PresentButton } from './present-button.tsx';
import { SelectionTools } from './selection-tools.tsx';
import { canvasShortcuts } from './shortcuts.ts';

export function BoardToolbar(props: BoardToolbarProps) {
  const { board, selected, isEditable, snaps, isStaging } = props;
  const [one, other] = selected;
  const isPair = one !== undefined && other !== undefined && selected.length === 2;
  const connector = props.chosen ?? (isPair ? findConnector(board.connectors, [one.id, other.id]) : null);
  return (
    <div className={classes.toolbar} role="toolbar" aria-label="Canvas">
      {isEditable && (
        <>
          <DrawingTools {...props} />
          <span className={classes.gap} />
          <IconButton label="Undo" shortcut={canvasShortcuts.undo.keys} onClick={board.undo}>
            <IconArrowBackUp size={16} />
          </IconButton>
          <IconButton label="Redo" shortcut={canvasShortcuts.redo.keys} onClick={board.redo}>
            <IconArrowForwardUp size={16} />
          </IconButton>
          <IconButton label="Snap to the grid" aria-pressed={snaps} onClick={props.onSnap}>
            <IconGridDots size={16} />
          </IconButton>
          {selected.length > 0 && <SelectionTools {...props} />}
          {connector && <ConnectorTools board={board} connector={connector} onLabel={props.onLabel} />}
          <span className={classes.gap} />
        </>
      )}
      <PresentButton
        hasFrames={board.nodes.some(({ type }) => type === 'group')}
        onPresent={props.onPresent}
      />
      <DownloadMenu isEmpty={board.nodes.length === 0} onExport={props.onExport} />
      <IconButton
        label="Overview"
        className={classes.overview}
        aria-pressed={props.hasOverview}
        onClick={props.onOverview}
      >
        <IconMap size={16} />
      </IconButton>
      <IconButton label="Items not on the canvas" aria-pressed={isStaging} onClick={props.onStaging}>
        <IconLayoutSidebarRight size={16} />
      </IconButton>
    </div>
  );
}
