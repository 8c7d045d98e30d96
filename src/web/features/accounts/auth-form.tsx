import { useRef, type FormEvent, type ReactNode } from 'react';
import type { Submit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { FormError } from '#web/ui/form-error.tsx';

export type AuthFormProps = {
  submit: Submit;
  label: string;
  /** Says what is going on where the form sends itself. */
  busyLabel?: string;
  /** The first refusal of the fields, or null; nothing is sent while there is one. */
  check?: () => string | null;
  onSubmit: () => Promise<void>;
  children: ReactNode;
};

/** The browser's own checks are off: the domain's messages say more, and in one voice. */
export function AuthForm({ submit, label, busyLabel = label, check, onSubmit, children }: AuthFormProps) {
  const isTouched = useRef(false);
  const touch = () => {
    isTouched.current = true;
  };

  function send(event: FormEvent) {
    event.preventDefault();
    if (submit.busy) return;
    const refusal = check?.() ?? null;
    // Enter may have been meant for the form before this one, which had sent itself.
    if (refusal !== null) {
      if (isTouched.current) submit.setError(refusal);
    } else void submit.run(onSubmit);
  }
  return (
    // Only notes that somebody is here; nothing but its fields is operated.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      onSubmit={send}
      onInput={touch}
      onPointerDown={touch}
      onKeyDown={({ key }) => key !== 'Enter' && touch()}
      noValidate
    >
      <FormStack>
        {children}
        <FormError message={submit.error} />
        <Button type="submit" variant="primary" fullWidth busy={submit.busy}>
          {submit.busy ? busyLabel : label}
        </Button>
      </FormStack>
    </form>
  );
}
