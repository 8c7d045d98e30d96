import { wireEnum } from '#server/platform/graphql/wire-enum.ts';

export const objectTypes = wireEnum({ NOTE: 'note', INSIGHT: 'insight', CONTACT: 'person' });
export const anchors = wireEnum({
  DOCUMENT: 'document',
  SELECTION: 'selection',
  HIGHLIGHT: 'highlight',
  MOMENT: 'moment',
});
