export { usePdfReason } from './use-pdf-reason.ts';
