import type { StorageKind } from '#web/lib/graphql.gen.ts';

/** What each kind is called, and what one of it is. */
export const storageKinds = {
  RECORDINGS: { name: 'Recordings', one: 'file', text: 'Audio and video as it was uploaded' },
  RENDITIONS: { name: 'Streams and previews', one: 'recording', text: 'Made by Hark to play recordings' },
  DOCUMENTS: { name: 'Documents', one: 'file', text: 'Text, spreadsheets and presentations' },
  PICTURES: { name: 'Pictures', one: 'file', text: 'Images in notes and insights' },
  OTHER_FILES: { name: 'Other files', one: 'file', text: 'Everything else that was uploaded' },
  EXPORTS: { name: 'Exports', one: 'export', text: 'Deleted after 7 days' },
  IMPORTS: { name: 'Imported tables', one: 'table', text: 'What notes and contacts were imported from' },
} as const satisfies Record<StorageKind, { name: string; one: string; text: string }>;
