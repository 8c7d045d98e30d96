import { IconLineHeight, IconPalette } from '@tabler/icons-react';
import { strokeWidths } from '#domain/canvas/canvas-objects.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { boardColors, strokeNames } from './board-choices.ts';
import type { Pen } from './board-tool.ts';
import classes from './canvas.module.css';

type PenToolsProps = { pen: Pen; onPen: (pen: Pen) => void };

/** The color and the thickness of what is drawn next. */
export function PenTools({ pen, onPen }: PenToolsProps) {
  return (
    <>
      <Menu
        align="start"
        trigger={
          <IconButton label="Pen color">
            <IconPalette size={16} color={pen.color} />
          </IconButton>
        }
        groups={[
          boardColors.map(({ name, color }) => ({
            label: name,
            icon: <span className={classes.swatch} style={{ background: color }} />,
            onSelect: () => onPen({ ...pen, color }),
          })),
        ]}
      />
      <Menu
        align="start"
        trigger={
          <IconButton label="Pen thickness">
            <IconLineHeight size={16} />
          </IconButton>
        }
        groups={[
          strokeWidths.map((strokeWidth) => ({
            label: strokeNames[strokeWidth],
            icon: (
              <span className={classes.thickness} style={{ height: strokeWidth, background: pen.color }} />
            ),
            onSelect: () => onPen({ ...pen, strokeWidth }),
          })),
        ]}
      />
    </>
  );
}
