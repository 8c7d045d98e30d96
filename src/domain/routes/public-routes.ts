import { documentHash, documentHashRules } from './hash-state.ts';
import { route } from './route.ts';

const shared = { hash: documentHash, hashRules: documentHashRules } as const;

export const publicRoutes = {
  publicShare: route('/p/{shareToken}', shared),
  publicNote: route('/p/data/{shareToken}', shared),
  publicObject: route('/public-object/{shareToken}', shared),
  embedHighlight: route('/embed/highlights/{highlightId}'),
  embedReel: route('/embed/reels/{reelId}'),
  embedNoteFileReel: route('/embed/reels/note/{noteId}/file/{fileId}'),
  embedTagReel: route('/embed/reels/tags/{tagId}'),
} as const;
