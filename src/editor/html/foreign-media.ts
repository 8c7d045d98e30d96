import { elementsIn } from './elements-in.ts';
import { readLink } from '#editor/attributes/safe-url.ts';
import { isAllowedEmbed } from '#editor/embeds/allowed-embed.ts';

/** Frames become embeds where the host allows it; other frames and players become links to what they showed. */
export function replaceMedia(root: HTMLElement): void {
  for (const frame of elementsIn(root, 'iframe')) {
    const url = frame.getAttribute('src')?.trim().replace(/^\/\//, 'https://') ?? '';
    frame.replaceWith(...(isAllowedEmbed(url) ? [embedOf(root, url)] : linkTo(root, url)));
  }
  for (const player of elementsIn(root, 'video', 'audio')) {
    const url = player.getAttribute('src') ?? player.querySelector('source')?.getAttribute('src') ?? '';
    player.replaceWith(...linkTo(root, url));
  }
  for (const input of elementsIn(root, 'input')) {
    if (input.closest('[data-type="taskItem"]') === null) input.remove();
  }
}

function embedOf(root: HTMLElement, url: string): HTMLElement {
  const embed = root.ownerDocument.createElement('div');
  embed.setAttribute('data-type', 'embed');
  embed.setAttribute('data-url', url);
  return embed;
}

function linkTo(root: HTMLElement, url: string): HTMLElement[] {
  const href = readLink(url);
  if (href === undefined) return [];
  const paragraph = root.ownerDocument.createElement('p');
  const anchor = root.ownerDocument.createElement('a');
  anchor.setAttribute('href', href);
  anchor.textContent = href;
  paragraph.append(anchor);
  return [paragraph];
}
