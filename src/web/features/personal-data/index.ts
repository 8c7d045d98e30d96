export { PersonalDataDialog } from './personal-data-dialog.tsx';
export { PersonalKindsSetting } from './personal-kinds-setting.tsx';
export { personalDataCache } from './personal-data-cache.ts';
