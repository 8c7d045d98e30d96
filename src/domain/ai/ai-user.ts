import { authorNameOf, type UserFace } from '#domain/text/display-names.ts';

/** Stands as the author of what AI made by itself. Nobody can sign in as it, and no member has its id. */
export const aiUserId = '00000000-0000-7000-8000-00000000a1a1';
export const aiUserName = 'Hark’s AI';

/** The value of the filter on where something was enriched from. */
export const aiEnrichment = 'AI';

/** Who made a highlight, as it is shown. */
export function highlightAuthorOf(
  highlight: { readonly aiGenerated?: boolean; readonly author: UserFace | null },
  viewerId?: string,
): string {
  return highlight.aiGenerated ? aiUserName : authorNameOf(highlight.author, viewerId);
}

/** What AI did to a highlight, as its badge says it; null for nothing. */
export function aiPartOf(highlight: {
  readonly aiGenerated?: boolean;
  readonly aiTagged?: boolean;
}): string | null {
  if (highlight.aiGenerated) return `Made by ${aiUserName}`;
  return highlight.aiTagged ? `Tagged by ${aiUserName}` : null;
}
