export { ApiAddress } from './api-address.tsx';
export { AssistantAddress } from './assistant-address.tsx';
export { NewTokenButton } from './new-token-button.tsx';
export { apiTokenSettings } from './settings-places.ts';
export { TokenList } from './token-list.tsx';
