import type { ImportTarget } from '#domain/imports/import-target.ts';
import { sendBytes } from '#web/kit/files/send-bytes.ts';
import type { FieldOwner } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { CreateImportDocument } from './imports.gen.ts';

export type TablePlace = {
  target: ImportTarget;
  /** The project, channel or tag board; null for what is the workspace’s. */
  holderId: string | null;
  /** What new fields belong to where a row doesn’t say it. */
  fieldOwner?: FieldOwner | undefined;
};

/** Answers the id of the import whose columns are to be chosen; null where it was refused. Throws where it isn’t read. */
export function useSendTable(
  { target, holderId, fieldOwner }: TablePlace,
  onRefused: (message: string) => void,
): (file: File) => Promise<string | null> {
  const create = useCommand(CreateImportDocument, { onRefused });
  return async (file) => {
    const place = {
      projectId: target === 'NOTES' || target === 'FIELDS' ? holderId : null,
      channelId: target === 'DATA_POINTS' ? holderId : null,
      boardId: target === 'TAGS' ? holderId : null,
      fieldOwner: fieldOwner ?? null,
    };
    const made = await create.run({ input: { target, ...place, fileName: file.name } });
    if (!made) return null;
    await sendBytes(`/files/imports/${made.createImport.id}`, file);
    return made.createImport.id;
  };
}
