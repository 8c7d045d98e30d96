export { RolesMatrix } from './roles-matrix.tsx';
export { roleSettings } from './settings-places.ts';
