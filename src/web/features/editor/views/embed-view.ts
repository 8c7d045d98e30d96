import type { NodeViewRendererProps } from '@tiptap/core';
import { isAllowedEmbed } from '#editor/embeds/allowed-embed.ts';
import { frameUrlOf } from '#editor/embeds/frame-url.ts';

/** A page of another service. It loads only when the reader asks: opening a note tells nobody that it was read. */
export function embedView({ node }: NodeViewRendererProps) {
  const { url, title } = node.attrs as { url: string; title: string | null };
  const dom = document.createElement('div');
  dom.className = 'embed';
  const frameUrl = isAllowedEmbed(url) ? frameUrlOf(url) : undefined;
  const link = document.createElement('a');
  link.className = 'embed-link';
  link.textContent = title ?? url;
  if (isAllowedEmbed(url)) {
    link.href = url;
    link.target = '_blank';
    link.rel = 'noopener noreferrer nofollow';
  }
  dom.append(link);
  if (frameUrl !== undefined) dom.append(showButton(frameUrl, url));
  return { dom, ignoreMutation: () => true, stopEvent: (event: Event) => event.type === 'click' };
}

function showButton(frameUrl: string, url: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'embed-show';
  button.textContent = 'Show here';
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.className = 'embed-frame';
    frame.title = `Page from ${hostOf(url)}`;
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-forms allow-presentation',
    );
    frame.referrerPolicy = 'no-referrer';
    frame.allow = 'fullscreen';
    frame.src = frameUrl;
    button.replaceWith(frame);
  });
  return button;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : location.host;
}
