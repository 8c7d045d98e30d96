export { RedactBar } from './redact-bar.tsx';
export { RedactSelection } from './redact-selection.tsx';
export { useRedactedParts } from './use-redacted-parts.ts';
