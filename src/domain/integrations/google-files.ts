import type { TypeOf } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';

export const googleFileCodec = object(
  { kind: string, id: string, name: string, mimeType: string },
  'Google file',
);
export type GoogleFile = TypeOf<typeof googleFileCodec>;

/** Google's own documents have no bytes to download: each is exported as another type. */
export const googleExportTypes: Readonly<Record<string, string>> = {
  'application/vnd.google-apps.document': 'application/pdf',
  'application/vnd.google-apps.drawing': 'application/pdf',
  'application/vnd.google-apps.presentation': 'application/pdf',
  'application/vnd.google-apps.spreadsheet': 'text/csv',
};

/** The path and query to fetch a file's content with, on Drive's API; shared drives included. */
export function googleDownloadPath(file: Pick<GoogleFile, 'id' | 'mimeType'>): string {
  const path = `/drive/v3/files/${encodeURIComponent(file.id)}`;
  const exported = Object.hasOwn(googleExportTypes, file.mimeType)
    ? googleExportTypes[file.mimeType]
    : undefined;
  return exported === undefined
    ? `${path}?alt=media&supportsAllDrives=true`
    : `${path}/export?mimeType=${encodeURIComponent(exported)}&supportsAllDrives=true`;
}
