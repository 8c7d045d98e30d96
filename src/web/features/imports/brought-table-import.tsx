import { useState } from 'react';
import type { BroughtFile } from '#web/kit/files/import-wish.ts';
import { messageOf } from '#web/lib/rest.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { ImportAssistantDialog } from './import-assistant.tsx';
import { useSendTable } from './use-send-table.ts';

type BroughtTableImportProps = { projectId: string; brought: BroughtFile; onClose: () => void };

/** Rows as notes, or all of it as one. */
export function BroughtTableImport({ projectId, brought, onClose }: BroughtTableImportProps) {
  const { file, addAsNote } = brought;
  const [importId, setImportId] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = useSendTable({ target: 'NOTES', holderId: projectId }, setError);

  async function importRows() {
    setError(null);
    setSending(true);
    try {
      setImportId(await send(file));
    } catch (problem) {
      setError(messageOf(problem));
    }
    setSending(false);
  }

  if (importId !== null)
    return (
      <ImportAssistantDialog target="NOTES" holderId={projectId} importId={importId} onClose={onClose} />
    );
  return (
    <Dialog title={`“${file.name}” is a table`} onClose={onClose}>
      <p>Import its rows, and choose what each column becomes. Or add all of it as one note.</p>
      <FormError message={error} />
      <DialogActions>
        <Button
          onClick={() => {
            addAsNote();
            onClose();
          }}
        >
          Add as a note
        </Button>
        <Button variant="primary" busy={isSending} onClick={() => void importRows()}>
          Import table
        </Button>
      </DialogActions>
    </Dialog>
  );
}
