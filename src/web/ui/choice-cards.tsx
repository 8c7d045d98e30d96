import { useId } from 'react';
import classes from './choice-cards.module.css';

export type Choice<Value extends string> = { value: Value; label: string; hint?: string };

export type ChoiceCardsProps<Value extends string> = {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Native radios, so arrows, forms and screen readers work as people know them. */
export function ChoiceCards<Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.grid}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.card}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className={classes.radio}
            />
            <span>
              <span className={classes.label}>{choice.label}</span>
              {choice.hint && <span className={classes.hint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
