export { ApiReference } from './api-reference.tsx';
export { apiReferenceSettings } from './settings-places.ts';
