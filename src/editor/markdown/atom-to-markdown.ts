import { filePage } from '#editor/nodes/file-page.ts';
import type { Node } from '@tiptap/pm/model';
import { identifier, webPage } from '#editor/attributes/attribute-type.ts';
import { isSafeLink } from '#editor/attributes/safe-url.ts';
import { cardToMarkdown } from '#editor/cards/card-to-markdown.ts';
import { bracketsAsEntities, escapeLineStarts, escapeMarkdown, linkTarget } from './escape-markdown.ts';
import type { MarkdownOptions } from './markdown-options.ts';

/** Files, recordings, embeds and cards become links to what they show. */
export function atomToMarkdown(node: Node, { readCard, fileUrl }: MarkdownOptions): string {
  const { fileId, name, url, title } = node.attrs;
  switch (node.type.name) {
    case 'file':
    case 'audioVideo': {
      const address = identifier.holds(fileId) ? (fileUrl ?? filePage)(fileId) : undefined;
      return linkOrText(name, address, 'Untitled file');
    }
    case 'embed':
      return webPage.holds(url) ? linkOrText(title, url, url) : '';
    case 'referenceCard':
      return cardToMarkdown(node.attrs, readCard);
    default:
      return '';
  }
}

function linkOrText(label: unknown, address: string | undefined, fallback: string): string {
  const text = oneLine(typeof label === 'string' && label.trim() !== '' ? label : fallback);
  return isSafeLink(address)
    ? `[${bracketsAsEntities(text)}](${linkTarget(address)})`
    : escapeLineStarts(text);
}

function oneLine(text: string): string {
  return escapeMarkdown(text.replaceAll(/\s+/gu, ' ').trim());
}
