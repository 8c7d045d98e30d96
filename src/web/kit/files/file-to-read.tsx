import { IconFile } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { messageOf } from '#web/lib/rest.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { FileButton } from './file-button.tsx';
import classes from './file-to-read.module.css';

type FileToReadProps = {
  hint: ReactNode;
  label: string;
  name: string;
  accept: string;
  error: string | null;
  onError: (message: string | null) => void;
  kindOf: (fileName: string) => { ok: true } | { ok: false; message: string };
  send: (file: File) => Promise<void>;
  /** A file that was chosen elsewhere, once: then this step is over at once. */
  takeFile?: () => File | null;
};

/** The first step of an import: somebody chooses a file, and the server reads what is in it. */
export function FileToRead({
  hint,
  label,
  name,
  accept,
  error,
  onError,
  kindOf,
  send,
  takeFile,
}: FileToReadProps) {
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

  useEffect(() => {
    const file = takeFile?.();
    if (file) void choose(file);
    // Once: it is taken by then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <>
      <p className={classes.hint}>{hint}</p>
      <div className={classes.drop}>
        <span>{label}</span>
        <FileButton
          label="Choose file"
          name={name}
          icon={<IconFile size={16} aria-hidden />}
          accept={accept}
          isFirst
          disabled={isSending}
          onFiles={([file]) => void choose(file)}
        />
      </div>
      <FormError message={error} />
      {isSending && <output>Reading the file…</output>}
    </>
  );
}
