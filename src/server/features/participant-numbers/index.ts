import type { Feature } from '#server/platform/app/feature.ts';

export { findNumbers, type Numbers } from './find-numbers.ts';
export { readNumbered, type Reading } from './read-numbered.ts';

export const participantNumbers: Feature = { name: 'participant-numbers' };
