export { ModelsScreen } from './models-screen.tsx';
export { SentList } from './sent-list.tsx';
export { modelSettings } from './settings-places.ts';
