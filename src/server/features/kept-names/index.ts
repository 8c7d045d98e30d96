import type { Feature } from '#server/platform/app/feature.ts';

export { findKeptNames, type FindNames } from './find-kept-names.ts';
export { keepNames, type NameOfProject } from './keep-names.ts';

export const keptNames: Feature = { name: 'kept-names' };
