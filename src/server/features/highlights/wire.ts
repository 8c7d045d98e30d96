import { wireEnum } from '#server/platform/graphql/wire-enum.ts';

/** What can be highlighted, as it is called on the wire. */
export const highlightTypes = wireEnum({ NOTE: 'note', INSIGHT: 'insight' });
