export { RedactBar } from './redact-bar.tsx';
export { RedactSelection } from './redact-selection.tsx';
export { redactionsCache } from './redactions-cache.ts';
export { useRedactedParts } from './use-redacted-parts.ts';
