import { passwordRules, unmetPasswordRules } from '#domain/accounts/password.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

export type NewPasswordFieldProps = { label?: string; value: string; onChange: (value: string) => void };

/** The rules tick off while typing. The upper limit is shown only once it is broken. */
export function NewPasswordField({ label = 'Password', value, onChange }: NewPasswordFieldProps) {
  const unmet = new Set(unmetPasswordRules(value).map((rule) => rule.id));
  const rules = passwordRules
    .filter((rule) => rule.id !== 'max-length' || unmet.has(rule.id))
    .map((rule) => ({ label: sentence(rule.label), met: value !== '' && !unmet.has(rule.id) }));
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      rules={rules}
    />
  );
}

function sentence(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
