import type { FormEvent, ReactNode } from 'react';
import type { Submit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import classes from './staff.module.css';

export type ConsoleFormProps = {
  label: string;
  submit: Submit;
  onSubmit: () => Promise<void>;
  children: ReactNode;
};

/** Fields in a row with their button; on narrow screens below each other. */
export function ConsoleForm({ label, submit, onSubmit, children }: ConsoleFormProps) {
  function send(event: FormEvent) {
    event.preventDefault();
    void submit.run(onSubmit);
  }
  return (
    <form onSubmit={send} noValidate>
      <div className={classes.fields}>
        {children}
        <Button type="submit" busy={submit.busy}>
          {label}
        </Button>
      </div>
      <FormError message={submit.error} />
    </form>
  );
}
