import { extensionOf } from '#domain/files/file-name.ts';
import { projectFileOf } from './project-file.ts';
import { tableKindOf } from './table-kind.ts';

export type WishedImport = 'table' | 'archive' | 'project';

/** What somebody who adds this file to a project is likely to want of it; null: a note with the file. */
export function wishedImportOf(fileName: string, isAlone: boolean): WishedImport | null {
  const ending = extensionOf(fileName);
  if (ending === 'zip') return 'archive';
  if (projectFileOf(fileName).ok) return 'project';
  // Tables among other files are data of the study like them; text may be anything.
  return isAlone && ending !== 'txt' && tableKindOf(fileName).ok ? 'table' : null;
}
