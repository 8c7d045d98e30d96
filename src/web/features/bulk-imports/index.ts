export { BulkImportScreen } from './bulk-import-screen.tsx';
export { bulkImportsCache } from './bulk-imports-cache.ts';
export { bulkImportSettings } from './settings-places.ts';
