import type { CountLimit } from '#domain/limits/count-limit.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { accepted, type Parsed } from '#domain/parsed/parsed.ts';

export const topicTitleLimit = { name: 'Topic title', max: 200, min: 1 } as const;
export const topicDescriptionLimit = { name: 'Description', max: 400 } as const;
export const topicCountLimit: CountLimit = { holder: 'A channel', things: 'topics', max: 100 };

/** How near the middle of a theme is to a topic's description when it joins by itself. */
export const topicNearEnough = 0.45;

export type TopicDraft = { readonly title?: string | null; readonly description?: string | null };

/** Left out: stays as it is. */
export function parseTopicDraft({
  title,
  description,
}: TopicDraft): Parsed<{ readonly title?: string; readonly description?: string }> {
  const named = title == null ? null : parseText(topicTitleLimit, title);
  if (named && !named.ok) return named;
  const described = description == null ? null : parseText(topicDescriptionLimit, description);
  if (described && !described.ok) return described;
  return accepted({
    ...(named && { title: named.value }),
    ...(described && { description: described.value }),
  });
}
