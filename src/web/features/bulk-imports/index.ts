export { BulkImportScreen } from './bulk-import-screen.tsx';
export { bulkImportSettings } from './settings-places.ts';
