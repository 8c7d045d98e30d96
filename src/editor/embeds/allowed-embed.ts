import { parseEmbedLink } from '#domain/links/embed-link.ts';
import { isWebPage } from '#editor/attributes/safe-url.ts';

/**
 * Pages of listed services, and our own `/embed/…` pages by their path: which hosts this installation answers on is
 * no part of a document.
 */
export function isAllowedEmbed(url: unknown): url is string {
  return isWebPage(url) && (url.startsWith('/embed/') || parseEmbedLink(url).ok);
}
