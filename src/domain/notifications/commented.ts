import { cutText } from '#domain/text/cut-text.ts';
import type { NotificationMetadata } from './notification-metadata.ts';

const longest = 200;

/** The comment that a notification is about; null for one about something else, or told before it was kept. */
export function commentIdOf(metadata: NotificationMetadata): string | null {
  if (metadata.type === 'reply' || metadata.type === 'comment') return metadata.commentId;
  return metadata.type === 'mention' ? (metadata.commentId ?? null) : null;
}

/** The first words of a comment on one line, enough to know whether to go there now. */
export function quoteOfComment(text: string): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  const kept = cutText(line, longest);
  return kept === line ? line : `${kept.trimEnd()}…`;
}
