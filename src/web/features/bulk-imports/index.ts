export { BulkImportScreen } from './bulk-import-screen.tsx';
export { BroughtArchiveImport } from './lazy-brought-archive.ts';
export { bulkImportSettings } from './settings-places.ts';
