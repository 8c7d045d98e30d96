import { useState } from 'react';
import { parsePassword } from '#domain/accounts/password.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { firstRefusal } from './first-refusal.ts';
import { enterApp } from './follow-redirect.ts';
import type { Join } from './join.ts';
import { NewPasswordField } from './new-password-field.tsx';

export function JoinAsNew({ onJoin }: { onJoin: Join }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const submit = useSubmit();
  return (
    <AuthForm
      submit={submit}
      label="Join workspace"
      check={() => firstRefusal(parseText(textLimits.memberName, name), parsePassword(password))}
      onSubmit={async () => {
        await onJoin(name.trim(), password);
        await enterApp(null);
      }}
    >
      <TextField
        label="Your name"
        autoComplete="name"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a page that exists to fill it
        autoFocus
        data-autofocus
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <NewPasswordField value={password} onChange={setPassword} />
    </AuthForm>
  );
}
