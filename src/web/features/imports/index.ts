export { ImportList } from './import-list.tsx';
export { ImportButton } from './import-button.tsx';
export { ImportAssistant } from './lazy-assistant.tsx';
export { importsCache } from './imports-cache.ts';
