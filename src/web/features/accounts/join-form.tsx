import { useState } from 'react';
import { parsePassword } from '#domain/accounts/password.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { firstRefusal } from './first-refusal.ts';
import { enterApp } from './follow-redirect.ts';
import { NewPasswordField } from './new-password-field.tsx';

export type JoinFormProps = {
  needsPassword: boolean;
  onJoin: (name: string, password: string) => Promise<unknown>;
};

/** Name and password of a person who becomes a member. */
export function JoinForm({ needsPassword, onJoin }: JoinFormProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const submit = useSubmit();

  function check(): string | null {
    const parsedName = parseText(textLimits.memberName, name);
    return needsPassword ? firstRefusal(parsedName, parsePassword(password)) : firstRefusal(parsedName);
  }

  return (
    <AuthForm
      submit={submit}
      label="Join workspace"
      check={check}
      onSubmit={async () => {
        await onJoin(name.trim(), password);
        enterApp(null);
      }}
    >
      <TextField
        label="Your name"
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {needsPassword && <NewPasswordField value={password} onChange={setPassword} />}
    </AuthForm>
  );
}
