import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import type { Connector } from '#domain/canvas/connectors.ts';
import type { BoardNode } from './board-node.ts';
import type { BoardTool, Pen } from './board-tool.ts';
import type { Board } from './use-board.ts';
import type { Grouping } from './use-grouping.ts';

export type BoardToolbarProps = {
  board: Board;
  selected: readonly BoardNode[];
  /** The connector that was pressed. */
  chosen: Connector | null;
  isEditable: boolean;
  /** What the pointer draws; null: it selects and moves. */
  tool: BoardTool | null;
  onTool: (tool: BoardTool | null) => void;
  pen: Pen;
  onPen: (pen: Pen) => void;
  snaps: boolean;
  onSnap: () => void;
  /** Not on a phone, where it would cover the board. */
  hasOverview: boolean;
  onOverview: () => void;
  isStaging: boolean;
  onStaging: () => void;
  grouping: Grouping;
  onAdd: (make: (at: { x: number; y: number }) => CanvasObject) => void;
  onDuplicate: () => void;
  onConnect: () => void;
  onLabel: (connectorId: string) => void;
  onCluster: () => void;
  onTexts: (texts: readonly string[]) => void;
  onExport: (format: 'png' | 'svg' | 'pdf') => void;
  onPresent: () => void;
};
