import { sendBytes } from '#web/kit/files/send-bytes.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { CreateBulkImportDocument } from './bulk-imports.gen.ts';

/** Sends a ZIP file, and goes to where the person reviews what is in it. Throws RestError with the reason of a refusal. */
export function useArchiveImport({ onRefused }: { onRefused: (message: string) => void }) {
  const create = useCommand(CreateBulkImportDocument, { onRefused });
  return async (file: File): Promise<void> => {
    const made = await create.run({ input: { source: 'ARCHIVE', name: file.name } });
    if (!made) return;
    const { id } = made.createBulkImport;
    await sendBytes(`/files/bulk-imports/${id}`, file);
    goTo('settingsBulkImport', { hash: { bulkImportId: id } });
  };
}
