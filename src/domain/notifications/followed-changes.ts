import type { EventType } from '#domain/events/event-map.ts';
import type { NotificationOptions } from './follows.ts';

type FollowedChange = {
  /** Which of the options asks for it in the app; a digest has them all. */
  readonly option: keyof NotificationOptions;
  /** After the title: "Checkout study was renamed". */
  readonly words: string;
};

/** What followers of an object hear of it and of what it holds. What went to the trash is out of sight for them too. */
export const followedChanges = {
  'project.updated': { option: 'allChangesEnabled', words: 'was changed' },
  'project.moved': { option: 'allChangesEnabled', words: 'was moved' },
  'project.statusChanged': { option: 'allChangesEnabled', words: 'has a new status' },
  'project.restored': { option: 'allChangesEnabled', words: 'was restored' },
  'folder.updated': { option: 'allChangesEnabled', words: 'was changed' },
  'folder.moved': { option: 'allChangesEnabled', words: 'was moved' },
  'channel.updated': { option: 'allChangesEnabled', words: 'was changed' },
  'channel.dataAdded': { option: 'allChangesEnabled', words: 'has new data' },
  'note.created': { option: 'allChangesEnabled', words: 'was added' },
  'note.updated': { option: 'allChangesEnabled', words: 'was changed' },
  'note.contentChanged': { option: 'allChangesEnabled', words: 'was edited' },
  'insight.created': { option: 'allChangesEnabled', words: 'was added' },
  'insight.updated': { option: 'allChangesEnabled', words: 'was changed' },
  'insight.contentChanged': { option: 'allChangesEnabled', words: 'was edited' },
  'insight.published': { option: 'insightsPublishedEnabled', words: 'was published' },
  'comment.created': { option: 'allCommentsEnabled', words: 'has a new comment' },
} as const satisfies { readonly [T in EventType]?: FollowedChange };

export type FollowedChangeType = keyof typeof followedChanges;
export const followedChangeTypes = Object.keys(followedChanges) as readonly FollowedChangeType[];

export function isFollowedChange(type: string): type is FollowedChangeType {
  return Object.hasOwn(followedChanges, type);
}
