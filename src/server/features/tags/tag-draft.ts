import { parseHexColor } from '#domain/color/hex-color.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TagSentiment } from '#domain/tags/sentiments.ts';
import { foldTitle, tagKey } from '#domain/tags/tag-key.ts';

export type TagChange = {
  title?: string | null;
  color?: string | null;
  description?: string | null;
  role?: string | null;
  sentiment?: TagSentiment | null;
};

/** The columns that a change writes; what is left out stays. */
export function readTagChange(change: TagChange) {
  return {
    ...(change.title != null && titleColumns(accept(parseText(textLimits.tagTitle, change.title)))),
    ...(change.color != null && { color: accept(parseHexColor(change.color)) }),
    ...(change.description != null && {
      description: accept(parseText(textLimits.tagDescription, change.description)),
    }),
    ...(change.role != null && { role: accept(parseText(textLimits.tagRole, change.role)) || null }),
    ...(change.sentiment != null && { sentiment: change.sentiment }),
  };
}

export function titleColumns(title: string): { title: string; folded: string; key: string } {
  return { title, folded: foldTitle(title), key: tagKey(title) };
}
