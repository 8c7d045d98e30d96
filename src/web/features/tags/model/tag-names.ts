import { titleOf } from '#domain/text/display-names.ts';
import type { TagSentiment } from '#web/lib/graphql.gen.ts';
import { countLabel } from '#web/ui/count-label.ts';

export const sentimentNames = {
  POSITIVE: 'Positive',
  NEGATIVE: 'Negative',
  MIXED: 'Mixed',
} as const satisfies Record<TagSentiment, string>;

/** One by title, many by number. */
export function tagsCalled(tags: readonly { title: string }[]): string {
  const [only] = tags;
  return tags.length === 1 && only ? `“${titleOf('tag', only.title)}”` : countLabel(tags.length, 'tag');
}
