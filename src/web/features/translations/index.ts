export { TranslationBar } from './translation-bar.tsx';
export { translationsCache } from './translations-cache.ts';
