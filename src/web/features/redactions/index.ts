export { RedactBar } from './redact-bar.tsx';
export { redactionsCache } from './redactions-cache.ts';
