export type { Finding } from './finding.ts';
export { findPatterns } from './find-patterns.ts';
export { hidePatterns } from './hide-patterns.ts';
export { findListed, joinFindings, withoutOverlaps, type Named } from './join-findings.ts';
export { findChanges, replaceFound, type Replacement } from './replace-found.ts';
