import { fileFolder } from '#server/features/files/index.ts';

/** The rows as text, whatever the file was; it goes with the row of the import. */
export function tableKey(workspaceId: string, importId: string): string {
  return `${fileFolder(workspaceId, importId)}/table`;
}

export function workbookKey(workspaceId: string, importId: string): string {
  return `${fileFolder(workspaceId, importId)}/workbook`;
}
