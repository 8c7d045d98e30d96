import type { Feature } from '#server/platform/app/feature.ts';
import { heldIn } from '#server/platform/realtime/holders.ts';
import { highlightsSchema } from './resolvers.ts';
import { contentChanged, objectMoved } from './subscribers.ts';
import { highlightKind } from './highlight.kind.ts';
import { highlightTraits } from './highlight.traits.ts';

export { copyHighlights } from './copy-highlights.ts';
export { highlightLoader } from './highlight-loader.ts';
export { countInObjects, objectTitles, tagsOfHighlight } from './loaders.ts';
export { holdUsableTags } from './hold-tags.ts';
export { putTags, takeTags } from './put-tags.ts';
export { findHighlights, listHighlights, type HighlightPage } from './queries.ts';
export { holdObject, holdObjects, type HighlightedObject, type ObjectRef } from './objects.ts';
export { highlightTypes } from './wire.ts';
export { allowInObjects, getHighlights } from './policy.ts';
export { insertHighlight } from './create-highlight.ts';
export { insertHighlights, type WholeHighlight } from './insert-highlights.ts';
export { noAudioVideo } from './highlight-draft.ts';
export { tagInGroups } from './tag-in-groups.ts';
export { suggestHighlights } from './suggest-highlights.ts';

export const highlights: Feature = {
  name: 'highlights',
  kinds: [highlightKind],
  traits: highlightTraits,
  holders: [heldIn('highlight', 'highlights', 'object_id')],
  schema: () => highlightsSchema,
  subscribers: () => [contentChanged, objectMoved],
};
