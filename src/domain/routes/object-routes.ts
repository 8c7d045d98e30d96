import {
  deepLinkHash,
  documentHash,
  documentHashRules,
  filePageHash,
  searchHash,
  sharedHash,
} from './hash-state.ts';
import { route } from './route.ts';

const sidePeek = { peek: 'Side', stackable: true } as const;

export const objectRoutes = {
  note: route('/data/{noteId}', { ...sidePeek, hash: documentHash, hashRules: documentHashRules }),
  noteReel: route('/data/{noteId}/reels/{fileId}', { hash: { ...deepLinkHash, ...sharedHash } }),
  insight: route('/insights/{insightId}', { ...sidePeek, hash: documentHash, hashRules: documentHashRules }),
  insightReel: route('/insights/{insightId}/reels/{reelId}', { hash: { ...deepLinkHash, ...sharedHash } }),
  tag: route('/tags/{tagId}', { ...sidePeek, hash: deepLinkHash }),
  userProfile: route('/user/{userId}', { stackable: true }),
  userProfileTab: route('/user/{userId}/{tab}', { stackable: true }),
  file: route('/f/{fileId}', { hash: { page: filePageHash.page, ...sharedHash } }),
  person: route('/people/{personId}', { ...sidePeek, hash: { ...deepLinkHash, ...searchHash } }),
} as const;
