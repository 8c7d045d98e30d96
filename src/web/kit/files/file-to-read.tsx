import { useState, type ReactNode } from 'react';
import { messageOf } from '#web/lib/rest.ts';
import { FormError } from '#web/ui/form-error.tsx';
import classes from './file-to-read.module.css';

type FileToReadProps = {
  hint: ReactNode;
  label: string;
  name: string;
  /** The endings that the file chooser of the system offers. */
  accept: string;
  error: string | null;
  onError: (message: string | null) => void;
  kindOf: (fileName: string) => { ok: true } | { ok: false; message: string };
  send: (file: File) => Promise<void>;
};

/** The first step of an import: somebody chooses a file, and the server reads what is in it. */
export function FileToRead({ hint, label, name, accept, error, onError, kindOf, send }: FileToReadProps) {
  const [isSending, setSending] = useState(false);

  async function choose(file: File | undefined) {
    onError(null);
    if (!file) return;
    const kind = kindOf(file.name);
    if (!kind.ok) return onError(kind.message);
    setSending(true);
    try {
      await send(file);
    } catch (problem) {
      onError(messageOf(problem));
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <p className={classes.hint}>{hint}</p>
      <label className={classes.drop}>
        <span>{label}</span>
        <input
          type="file"
          accept={accept}
          aria-label={name}
          data-autofocus
          disabled={isSending}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </label>
      <FormError message={error} />
      {isSending && <output>Reading the file…</output>}
    </>
  );
}
