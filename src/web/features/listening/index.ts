export { ListenButton } from './listen-button.tsx';
export { listeningCache } from './listening-cache.ts';
export { useSpokenPlace } from './listening-store.ts';
