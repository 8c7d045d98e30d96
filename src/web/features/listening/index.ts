export { ListenButton } from './listen-button.tsx';
export { useSpokenPlace } from './listening-store.ts';
