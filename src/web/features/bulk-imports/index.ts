export { BulkImportScreen } from './bulk-import-screen.tsx';
export { goToReview } from './go-to-review.ts';
export { bulkImportSettings } from './settings-places.ts';
export { useSendArchive } from './use-send-archive.ts';
