export { BroughtTableImport } from './lazy-brought-table.ts';
export { ImportList } from './import-list.tsx';
export { ImportMenu } from './import-menu.tsx';
export { ImportAssistant } from './lazy-assistant.tsx';
export { useSendTable } from './use-send-table.ts';
