import { unreachable } from '#domain/errors/invariant.ts';
import { followedChanges } from './followed-changes.ts';
import { jobText } from './told-jobs.ts';
import type { NotificationMetadata } from './notification-metadata.ts';

/** Names as they are now; the stored notification keeps ids only. */
export type NotificationNames = { readonly actor: string; readonly title: string };

/** One sentence for the list of notifications. */
export function notificationText(
  metadata: NotificationMetadata,
  { actor, title }: NotificationNames,
): string {
  switch (metadata.type) {
    case 'accessRequest':
      if (metadata.decision === 'approved') return `${actor} gave you access to ${title}`;
      if (metadata.decision === 'declined') return 'Your request for access was declined';
      return `${actor} requests access to ${title}`;
    case 'memberJoined':
      return `${actor} accepted your invitation`;
    case 'mention':
      return metadata.mentionedBy === null
        ? `You were mentioned in ${title}`
        : `${actor} mentioned you in ${title}`;
    case 'reply':
      return `${actor} replied in ${title}`;
    case 'comment':
      return `${actor} commented on ${title}`;
    case 'accessGiven':
      return `${actor} gave you access to ${title}`;
    case 'job':
      return jobText(metadata, title);
    case 'agent':
      return title === '' ? 'Your agent has finished' : `Your agent created ${title}`;
    case 'followedChange':
      return `${title} ${followedChanges[metadata.event].words}`;
    case 'theme':
      return `${title} has ${metadata.currentCount} items, up from ${metadata.previousCount}`;
    default:
      return unreachable(metadata);
  }
}
