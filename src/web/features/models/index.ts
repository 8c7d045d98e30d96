export { ModelsScreen } from './models-screen.tsx';
export { SentList } from './sent-list.tsx';
export { modelsCache } from './models-cache.ts';
export { modelSettings } from './settings-places.ts';
