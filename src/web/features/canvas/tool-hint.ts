import type { BoardTool } from './board-tool.ts';

const names: Readonly<Record<'sticky' | 'text' | 'frame', string>> = {
  sticky: 'a sticky note',
  text: 'text',
  frame: 'a frame',
};

export function toolHint(tool: BoardTool): string {
  if (tool === 'lasso') return 'Draw around what you want to select. Press Esc to stop.';
  if (tool === 'pen') return 'Drag to draw. Press Esc to stop.';
  return tool === 'sticky' || tool === 'text' || tool === 'frame'
    ? `Click or drag to add ${names[tool]}. Press Enter to add it in the middle, Esc to stop.`
    : 'Drag to draw. Press Enter to add one in the middle, Esc to stop.';
}
