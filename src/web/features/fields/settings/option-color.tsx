import { useState } from 'react';
import { tagColors } from '#domain/tags/tag-colors.ts';
import { Popover } from '#web/ui/popover.tsx';
import type { OptionLook } from '../option-label.tsx';
import classes from './field-settings.module.css';

/** One of the twelve colours that stay apart from each other and readable in every theme. */
export function OptionColor({ option, onChange }: { option: OptionLook; onChange: (hex: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={`Color of ${option.label}`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      isNarrow
      side="bottom-start"
      trigger={
        <button
          type="button"
          className={classes.swatch}
          style={{ ['--option' as string]: option.color }}
          aria-label={`Color of ${option.label}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      }
    >
      <div className={classes.swatches}>
        {tagColors.map(({ name, hex }) => (
          <button
            key={name}
            type="button"
            style={{ ['--option' as string]: hex }}
            aria-label={name}
            aria-pressed={hex === option.color}
            onClick={() => {
              setOpen(false);
              onChange(hex);
            }}
          />
        ))}
      </div>
    </Popover>
  );
}
