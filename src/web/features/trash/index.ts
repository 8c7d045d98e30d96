export { DeletePermanentlyButton } from './delete-permanently-button.tsx';
export { EmptyTrashButton } from './empty-trash-button.tsx';
export { TrashDaysSetting } from './trash-days-setting.tsx';
