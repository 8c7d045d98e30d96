import type { KeyboardEvent } from 'react';
import { isPressed } from '#web/kit/keys/pressed-keys.ts';
import type { BoardToolbarProps } from './board-toolbar-props.ts';
import { isFreehand } from './board-tool.ts';
import { madeBy } from './new-object.ts';
import { canvasShortcuts } from './shortcuts.ts';
import { toggleLock } from './toggle-lock.ts';

export const snap: [number, number] = [16, 16];

type Board = Pick<
  BoardToolbarProps,
  | 'board'
  | 'selected'
  | 'chosen'
  | 'tool'
  | 'onTool'
  | 'grouping'
  | 'onAdd'
  | 'onDuplicate'
  | 'onConnect'
  | 'onLabel'
> & {
  onSelectAll: () => void;
};

/** The keys of a board that may be changed. */
export function pressOnBoard(event: KeyboardEvent, doings: Board): void {
  if (isTyping(event.target) || isInMenu(event.target)) return;
  const run = namedKey(event, doings) ?? editingKey(event, doings) ?? movingKey(event, doings);
  if (!run) return;
  event.preventDefault();
  event.stopPropagation();
  run();
}

type Run = (() => void) | null;

/** Those with Mod, and the letters of tools. Shift decides between some: the one that needs it comes first. */
function namedKey(event: KeyboardEvent, doings: Board): Run {
  const { board, selected, grouping, onTool } = doings;
  const runs: Partial<Record<keyof typeof canvasShortcuts, () => void>> = {
    redo: board.redo,
    undo: board.undo,
    selectAll: doings.onSelectAll,
    duplicate: doings.onDuplicate,
    // Without anything to group too: the browser would search the page.
    ungroup: () => grouping.ungroup?.(),
    group: () => grouping.group?.(),
    lock: () => toggleLock(board, selected),
    text: () => onTool('text'),
    sticky: () => onTool('sticky'),
    frame: () => onTool('frame'),
    rectangle: () => onTool('rectangle'),
    ellipse: () => onTool('ellipse'),
    diamond: () => onTool('diamond'),
    pen: () => onTool('pen'),
    lasso: () => onTool('lasso'),
    ...(selected.length > 1 && { connect: doings.onConnect }),
  };
  for (const [name, run] of Object.entries(runs))
    if (isShortcut(name) && isPressed(canvasShortcuts[name], event)) return run;
  return event.key.toLowerCase() === 'y' && (event.metaKey || event.ctrlKey) ? board.redo : null;
}

function isShortcut(name: string): name is keyof typeof canvasShortcuts {
  return Object.hasOwn(canvasShortcuts, name);
}

function editingKey({ key, target }: KeyboardEvent, doings: Board): Run {
  const { board, chosen, tool, onTool } = doings;
  if (tool && key === 'Escape') return () => onTool(null);
  if (key === 'Enter' && isOnControl(target)) return null;
  if (tool && !isFreehand(tool) && key === 'Enter')
    return () => {
      doings.onAdd(madeBy(tool));
      onTool(null);
    };
  if (!chosen) return null;
  if (key === 'Enter') return () => doings.onLabel(chosen.id);
  return key === 'Delete' || key === 'Backspace' ? () => board.disconnect([chosen.id]) : null;
}

function movingKey({ key, shiftKey, target }: KeyboardEvent, { board, selected }: Board): Run {
  const step = steps[key];
  if (!step || selected.length === 0 || isInNode(target)) return null;
  const by = shiftKey ? 1 : snap[0];
  return () =>
    board.change(
      selected.map(({ id, position }) => ({
        id,
        x: position.x + step.x * by,
        y: position.y + step.y * by,
      })),
    );
}

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A focused node moves by itself. */
function isInNode(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('.react-flow__node') !== null;
}

/** A menu of the toolbar is elsewhere on the page, but React tells the board of its keys. */
function isInMenu(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[role="menu"]') !== null;
}

/** Enter presses what has the focus there. */
function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[role="toolbar"], .react-flow__panel') !== null;
}

export function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null
  );
}
