import {
  IconCircle,
  IconFrame,
  IconLasso,
  IconNote,
  IconPencil,
  IconSquare,
  IconSquareRotated,
  IconTypography,
} from '@tabler/icons-react';
import { IconButton } from '#web/ui/button.tsx';
import type { BoardToolbarProps } from './board-toolbar-props.ts';
import { newGroup, newText } from './new-object.ts';
import { PenTools } from './pen-tools.tsx';
import { canvasShortcuts } from './shortcuts.ts';

const tools = {
  lasso: <IconLasso size={16} />,
  sticky: <IconNote size={16} />,
  rectangle: <IconSquare size={16} />,
  ellipse: <IconCircle size={16} />,
  diamond: <IconSquareRotated size={16} />,
  pen: <IconPencil size={16} />,
} as const;

type DrawingToolsProps = Pick<BoardToolbarProps, 'tool' | 'onTool' | 'pen' | 'onPen' | 'onAdd'>;

/** What can be put on a board, and what can be drawn on it. */
export function DrawingTools({ tool, onTool, pen, onPen, onAdd }: DrawingToolsProps) {
  return (
    <>
      <IconButton
        label={canvasShortcuts.text.label}
        shortcut={canvasShortcuts.text.keys}
        onClick={() => onAdd(newText)}
      >
        <IconTypography size={16} />
      </IconButton>
      {(['lasso', 'sticky', 'rectangle', 'ellipse', 'diamond', 'pen'] as const).map((one) => (
        <IconButton
          key={one}
          label={canvasShortcuts[one].label}
          shortcut={canvasShortcuts[one].keys}
          aria-pressed={tool === one}
          onClick={() => onTool(tool === one ? null : one)}
        >
          {tools[one]}
        </IconButton>
      ))}
      {tool === 'pen' && <PenTools pen={pen} onPen={onPen} />}
      <IconButton
        label={canvasShortcuts.frame.label}
        shortcut={canvasShortcuts.frame.keys}
        onClick={() => onAdd(newGroup)}
      >
        <IconFrame size={16} />
      </IconButton>
    </>
  );
}
