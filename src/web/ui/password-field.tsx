import { IconCheck, IconEye, IconEyeOff, IconPoint } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from './button.tsx';
import { Field, type FieldProps } from './field.tsx';
import classes from './field.module.css';

export type PasswordRuleState = { label: string; met: boolean };

export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
    /** Given only where a password is chosen; each rule ticks while the person types. */
    rules?: readonly PasswordRuleState[];
  };

export function PasswordField({
  label,
  error,
  hint,
  aside,
  hideLabel = false,
  rules,
  ...input
}: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false);
  return (
    <Field
      label={label}
      error={error}
      hint={rules ? <PasswordRules rules={rules} /> : hint}
      aside={aside}
      hideLabel={hideLabel}
    >
      {(ids) => (
        <div className={classes.reveal}>
          <input
            {...input}
            {...ids}
            type={revealed ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classes.control}
          />
          <IconButton
            className={classes.eye}
            label={revealed ? 'Hide password' : 'Show password'}
            aria-pressed={revealed}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? <IconEyeOff size={16} /> : <IconEye size={16} />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}

function PasswordRules({ rules }: { rules: readonly PasswordRuleState[] }) {
  return (
    <ul className={classes.rules} aria-label="Password rules">
      {rules.map((rule) => (
        <li key={rule.label} className={classes.rule} data-met={rule.met || undefined}>
          {rule.met ? (
            <IconCheck size={13} aria-label="Met:" />
          ) : (
            <IconPoint size={13} aria-label="Not yet met:" />
          )}
          {rule.label}
        </li>
      ))}
    </ul>
  );
}
