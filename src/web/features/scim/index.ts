export { ScimScreen } from './scim-screen.tsx';
export { scimSettings } from './settings-places.ts';
