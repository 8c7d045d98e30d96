export { TranslationBar } from './translation-bar.tsx';
