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
import { PenTools } from './pen-tools.tsx';
import { canvasShortcuts } from './shortcuts.ts';

const tools = {
  lasso: <IconLasso size={16} />,
  sticky: <IconNote size={16} />,
  text: <IconTypography size={16} />,
  rectangle: <IconSquare size={16} />,
  ellipse: <IconCircle size={16} />,
  diamond: <IconSquareRotated size={16} />,
  frame: <IconFrame size={16} />,
  pen: <IconPencil size={16} />,
} as const;

type DrawingToolsProps = Pick<BoardToolbarProps, 'tool' | 'onTool' | 'pen' | 'onPen'>;

/** What can be drawn on a board. */
export function DrawingTools({ tool, onTool, pen, onPen }: DrawingToolsProps) {
  return (
    <>
      {(['lasso', 'sticky', 'text', 'rectangle', 'ellipse', 'diamond', 'frame', 'pen'] as const).map(
        (one) => (
          <IconButton
            key={one}
            label={canvasShortcuts[one].label}
            shortcut={canvasShortcuts[one].keys}
            aria-pressed={tool === one}
            onClick={() => onTool(tool === one ? null : one)}
          >
            {tools[one]}
          </IconButton>
        ),
      )}
      {tool === 'pen' && <PenTools pen={pen} onPen={onPen} />}
    </>
  );
}
