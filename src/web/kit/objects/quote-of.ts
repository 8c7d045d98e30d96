/** One made by time or on a picture may have none. */
export function quoteOf(text: string): string {
  return text.trim() || 'Highlight without text';
}
