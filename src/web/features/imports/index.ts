export { BroughtTableLayer } from './brought-table-layer.tsx';
export { ImportList } from './import-list.tsx';
export { ImportButton } from './import-button.tsx';
export { ImportAssistant } from './lazy-assistant.tsx';
export { useSendTable } from './use-send-table.ts';
