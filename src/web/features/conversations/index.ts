export { AskButton } from './ask-button.tsx';
export { AskScreen } from './ask-screen.tsx';
export { conversationsCache } from './conversations-cache.ts';
