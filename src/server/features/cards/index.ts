import type { Feature } from '#server/platform/app/feature.ts';
import { keptNamesTrait } from './kept-names.trait.ts';
import { cardsSchema } from './resolvers.ts';

export type { CardScope } from './card-scope.ts';
export { findClip, type Clip } from './find-clip.ts';
export { findQuotes } from './find-quotes.ts';
export { hideNamesInQuotes } from './hide-names-in-quotes.ts';
export { quoteLoader } from './loaders.ts';
export { labelByLines } from './by-lines.ts';
export { learnAddresses } from './learn-addresses.ts';
export { memberScope } from './member-scope.ts';
export { namesInDocument } from './names-in-document.ts';
export { nameMentioned } from './name-mentioned.ts';
export { noteNumber } from './note-number.ts';
export { createPlaceholders, type Placeholders } from './placeholders.ts';
export { readCards } from './read-cards.ts';
export { readPlaceholders } from './read-placeholders.ts';
export { visitorScope } from './visitor-scope.ts';

export const cards: Feature = {
  name: 'cards',
  schema: () => cardsSchema,
  traits: [keptNamesTrait],
};
