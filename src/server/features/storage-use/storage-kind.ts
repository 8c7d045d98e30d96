import { sql, type RawBuilder } from 'kysely';

export type StorageKind =
  | 'RECORDINGS'
  | 'RENDITIONS'
  | 'DOCUMENTS'
  | 'PICTURES'
  | 'OTHER_FILES'
  | 'EXPORTS'
  | 'IMPORTS';

/** Of a row of `files`. */
export const fileKind: RawBuilder<StorageKind> = sql<StorageKind>`case files.type
  when 'AUDIO' then 'RECORDINGS' when 'VIDEO' then 'RECORDINGS' when 'IMAGE' then 'PICTURES'
  when 'DOCUMENT' then 'DOCUMENTS' when 'SPREADSHEET' then 'DOCUMENTS' when 'PRESENTATION' then 'DOCUMENTS'
  else 'OTHER_FILES' end`;
