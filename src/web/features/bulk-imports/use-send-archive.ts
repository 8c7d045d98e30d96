import { sendBytes } from '#web/kit/files/send-bytes.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { CreateBulkImportDocument } from './bulk-imports.gen.ts';

/**
 * Sends a ZIP file, whose contents the person reviews next. Answers the id of the import; null where it was refused.
 * Throws RestError with the reason why it can’t be read.
 */
export function useSendArchive({ onRefused }: { onRefused: (message: string) => void }) {
  const create = useCommand(CreateBulkImportDocument, { onRefused });
  return async (file: File): Promise<string | null> => {
    const made = await create.run({ input: { source: 'ARCHIVE', name: file.name } });
    if (!made) return null;
    const { id } = made.createBulkImport;
    await sendBytes(`/files/bulk-imports/${id}`, file);
    return id;
  };
}
