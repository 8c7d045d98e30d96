export { NewTokenButton } from './new-token-button.tsx';
export { TokenList } from './token-list.tsx';
export { apiTokenSettings } from './settings-places.ts';
