export { DeletedHighlight } from './deleted-highlight.tsx';
export { MissingEvidence } from './missing-evidence.tsx';
export { sayTrashed, tellUse } from './say-trashed.ts';
export { UsedIn } from './used-in.tsx';
export { useUsedIn } from './use-used-in.ts';
