/** What was said below what people filed it under: read to find it, and never shown as said. */
export function withTags(text: string, tags: readonly string[] | undefined): string {
  return tags === undefined || tags.length === 0 ? text : `${tags.join(', ')}: ${text}`;
}
