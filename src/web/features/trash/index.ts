export { DeletePermanentlyButton } from './delete-permanently-button.tsx';
export { EmptyTrashButton } from './empty-trash-button.tsx';
export { trashCache } from './trash-cache.ts';
export { TrashDaysSetting } from './trash-days-setting.tsx';
