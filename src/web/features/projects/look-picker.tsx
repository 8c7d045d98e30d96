import { projectIcons, type ProjectIcon } from '#domain/projects/project-icons.ts';
import { tagColors } from '#domain/tags/tag-colors.ts';
import { ProjectGlyph } from '#web/kit/objects/project-glyph.tsx';
import classes from './look-picker.module.css';

export type Look = { icon: string | null; color: string | null };
export type LookPickerProps = Look & { disabled?: boolean; onChange: (look: Look) => void };

/** Two rows of native radios: arrows move within each. */
export function LookPicker({ icon, color, disabled = false, onChange }: LookPickerProps) {
  return (
    <div className={classes.picker}>
      <fieldset className={classes.set} disabled={disabled}>
        <legend className={classes.legend}>Color</legend>
        <div className={classes.colors}>
          <label className={classes.choice} title="No color">
            <input
              type="radio"
              name="project-color"
              aria-label="No color"
              checked={color === null}
              onChange={() => onChange({ icon, color: null })}
            />
            <span className={classes.none} />
          </label>
          {tagColors.map(({ name, hex }) => (
            <label key={hex} className={classes.choice} title={name}>
              <input
                type="radio"
                name="project-color"
                aria-label={name}
                checked={color === hex}
                onChange={() => onChange({ icon, color: hex })}
              />
              <span className={classes.dot} style={{ background: hex }} />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={classes.set} disabled={disabled}>
        <legend className={classes.legend}>Icon</legend>
        <div className={classes.icons}>
          <label className={classes.choice} title="No icon">
            <input
              type="radio"
              name="project-icon"
              aria-label="No icon"
              checked={icon === null}
              onChange={() => onChange({ icon: null, color })}
            />
            <span className={classes.none} />
          </label>
          {projectIcons.map((name) => (
            <IconChoice
              key={name}
              name={name}
              isChosen={icon === name}
              onChoose={() => onChange({ icon: name, color })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

type IconChoiceProps = { name: ProjectIcon; isChosen: boolean; onChoose: () => void };

function IconChoice({ name, isChosen, onChoose }: IconChoiceProps) {
  const label = name.replaceAll('-', ' ');
  return (
    <label className={classes.choice} title={label}>
      <input type="radio" name="project-icon" aria-label={label} checked={isChosen} onChange={onChoose} />
      <ProjectGlyph icon={name} size={18} />
    </label>
  );
}
