export { storageSettings } from './settings-places.ts';
export { StorageOverview } from './storage-overview.tsx';
