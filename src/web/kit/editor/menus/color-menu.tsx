import { Popover } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { tagHues, type TagHue } from '#web/ui/theme/tag-hues.ts';
import menuClasses from '#web/ui/menu.module.css';
import classes from './bubble-toolbar.module.css';
import { backgroundColors, textColors } from './text-colors.ts';

export function ColorMenu({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const set = (mark: 'textColor' | 'backgroundColor', color: string) => {
    editor.chain().focus().setMark(mark, { color }).run();
    setOpen(false);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      offset={4}
      trapFocus
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: menuClasses['dropdown'] ?? '' }}
    >
      <Popover.Target>
        <IconButton label="Color" tooltipSide="top" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconPalette size={16} />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className={classes.colors} aria-label="Colors">
          <h3 className={classes.colorsTitle}>Text</h3>
          <Swatches
            name="text"
            property="color"
            token="solid"
            pick={(hue) => set('textColor', textColors[hue])}
          />
          <h3 className={classes.colorsTitle}>Background</h3>
          <Swatches
            name="background"
            property="background"
            token="tint"
            pick={(hue) => set('backgroundColor', backgroundColors[hue])}
          />
          <Button
            variant="quiet"
            fullWidth
            onClick={() => {
              editor.chain().focus().unsetMark('textColor').unsetMark('backgroundColor').run();
              setOpen(false);
            }}
          >
            No color
          </Button>
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}

type SwatchesProps = {
  name: string;
  property: 'color' | 'background';
  token: 'solid' | 'tint';
  pick: (hue: TagHue) => void;
};

function Swatches({ name, property, token, pick }: SwatchesProps) {
  return (
    <div className={classes.swatches}>
      {tagHues.map((hue) => (
        <button
          key={hue}
          type="button"
          aria-label={`${hue} ${name}`}
          title={hue}
          className={classes.swatch}
          style={{ [property]: `var(--tag-${hue}-${token})` }}
          onClick={() => pick(hue)}
        >
          A
        </button>
      ))}
    </div>
  );
}
