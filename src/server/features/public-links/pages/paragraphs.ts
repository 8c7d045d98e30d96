import { escapeHtml } from '#server/platform/mail/compose-mail.ts';

/** Plain text as HTML: an empty line parts paragraphs. */
export function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}
