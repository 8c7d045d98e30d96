import type {
  CommentAnchor as WireAnchor,
  CommentObjectType as WireObjectType,
} from '#server/platform/graphql/wire.gen.ts';
import type { CommentAnchor, CommentObjectType } from './tables.ts';

export const objectTypes = { NOTE: 'note', INSIGHT: 'insight' } as const satisfies Record<
  WireObjectType,
  CommentObjectType
>;
export const wireObjectTypes = { note: 'NOTE', insight: 'INSIGHT' } as const satisfies Record<
  CommentObjectType,
  WireObjectType
>;
export const anchors = {
  DOCUMENT: 'document',
  SELECTION: 'selection',
  HIGHLIGHT: 'highlight',
} as const satisfies Record<WireAnchor, CommentAnchor>;
export const wireAnchors = {
  document: 'DOCUMENT',
  selection: 'SELECTION',
  highlight: 'HIGHLIGHT',
} as const satisfies Record<CommentAnchor, WireAnchor>;
