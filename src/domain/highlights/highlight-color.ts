import { tagColor } from '#domain/tags/tag-colors.ts';

export const untaggedHighlightColor: string = tagColor('violet').hex;

/** The first tag decides. Null: text that only carries a comment is not coloured. */
export function highlightColor(highlight: {
  tags: readonly { color: string }[];
  inlineCommentOnly: boolean;
}): string | null {
  const [first] = highlight.tags;
  if (first !== undefined) return first.color;
  return highlight.inlineCommentOnly ? null : untaggedHighlightColor;
}
