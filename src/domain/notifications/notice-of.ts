import type { NotificationMetadata } from './notification-metadata.ts';
import type { Notice } from './notices.ts';

/** Which notice of the catalogue a notification is; null for those that nobody chooses. */
export function noticeOf(metadata: NotificationMetadata): Notice | null {
  switch (metadata.type) {
    case 'mention':
      return 'MENTION';
    case 'reply':
      return 'REPLY';
    case 'comment':
      return 'COMMENT';
    case 'accessGiven':
      return 'ACCESS_GIVEN';
    case 'accessRequest':
      return metadata.decision === null ? 'ACCESS_REQUESTED' : 'ACCESS_ANSWERED';
    case 'memberJoined':
      return 'INVITE_ACCEPTED';
    case 'job':
      return metadata.failed ? 'JOB_FAILED' : 'JOB_FINISHED';
    case 'agent':
      return 'AGENT_FINISHED';
    case 'followedChange':
      return 'FOLLOWED_CHANGE';
    case 'theme':
      return null;
    default:
      return metadata satisfies never;
  }
}
