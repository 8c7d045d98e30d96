import type { NodeViewRendererProps } from '@tiptap/core';
import { isAllowedEmbed } from '#editor/embeds/allowed-embed.ts';
import { outsideLink } from './outside-link.ts';

/** A page of another service, as a link: opening a note tells nobody outside that it was read. */
export function embedView({ node }: NodeViewRendererProps) {
  const { url, title } = node.attrs as { url: string; title: string | null };
  const dom = outsideLink({
    url: isAllowedEmbed(url) ? url : null,
    label: title ?? url,
    kind: 'Embedded page',
  });
  return { dom, ignoreMutation: () => true };
}
