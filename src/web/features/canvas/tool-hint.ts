import type { BoardTool } from './board-tool.ts';

export function toolHint(tool: BoardTool): string {
  if (tool === 'lasso') return 'Draw around what you want to select. Press Esc to stop.';
  if (tool === 'pen') return 'Drag to draw. Press Esc to stop.';
  return tool === 'sticky'
    ? 'Click or drag to add a sticky note. Press Enter to add one in the middle, Esc to stop.'
    : 'Drag to draw. Press Enter to add one in the middle, Esc to stop.';
}
