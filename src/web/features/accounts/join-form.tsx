import { useState } from 'react';
import type { JoinProof } from '#domain/accounts/join-proof.ts';
import { parsePassword } from '#domain/accounts/password.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused } from '#domain/parsed/parsed.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { firstRefusal } from './first-refusal.ts';
import { enterApp } from './follow-redirect.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { SignInToJoin } from './sign-in-to-join.tsx';

export type JoinFormProps = {
  email: string;
  needs: JoinProof;
  onJoin: (name: string, password: string) => Promise<unknown>;
};

/** Name and password of a person who becomes a member. Somebody with an account shows that it is theirs. */
export function JoinForm({ email, needs, onJoin }: JoinFormProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const submit = useSubmit();
  if (needs === 'signIn') return <SignInToJoin email={email} />;

  function check(): string | null {
    const typed = password === '' ? refused('Enter your password') : accepted(password);
    const parsed = needs === 'newPassword' ? parsePassword(password) : typed;
    return firstRefusal(parseText(textLimits.memberName, name), parsed);
  }

  return (
    <AuthForm
      submit={submit}
      label="Join workspace"
      check={check}
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
      {needs === 'newPassword' ? (
        <NewPasswordField value={password} onChange={setPassword} />
      ) : (
        <PasswordField
          label="Password"
          autoComplete="current-password"
          hint="You already have an account. Enter its password to join."
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
    </AuthForm>
  );
}
