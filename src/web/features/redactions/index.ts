export { RedactBar } from './redact-bar.tsx';
