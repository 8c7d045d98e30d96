import { useId } from 'react';
import { tagColors } from '#domain/tags/tag-colors.ts';
import classes from './dialogs.module.css';

type ColorChoiceProps = { color: string | null; isFirst?: boolean; onChange: (color: string) => void };

/** Twelve native radios: arrows move between them. */
export function ColorChoice({ color, isFirst = false, onChange }: ColorChoiceProps) {
  const name = useId();
  return (
    <fieldset className={classes.colors}>
      <legend>Color</legend>
      <div>
        {tagColors.map(({ name: label, hex }) => (
          <label key={hex} title={label} style={{ '--tag': hex }}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              data-autofocus={(isFirst && color === hex) || undefined}
              checked={color === hex}
              onChange={() => onChange(hex)}
            />
            <span />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
