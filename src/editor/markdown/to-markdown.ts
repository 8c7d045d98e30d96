import type { Node } from '@tiptap/pm/model';
import { codeLanguage } from '#editor/nodes/code-block.ts';
import { asNode } from '#editor/schema/as-node.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { startLabel } from '#editor/transcript/start-label.ts';
import { speakerLabel } from '#editor/transcript/speaker-label.ts';
import { isSafeSource } from '#editor/attributes/safe-url.ts';
import { atomToMarkdown } from './atom-to-markdown.ts';
import {
  bracketsAsEntities,
  escapeLineStarts,
  escapeMarkdown,
  linkTarget,
  linkTitle,
} from './escape-markdown.ts';
import { inlineToMarkdown } from './inline-to-markdown.ts';
import type { MarkdownOptions } from './markdown-options.ts';
import { tableToMarkdown } from './table-to-markdown.ts';

/** CommonMark with GitHub's tables, tasks and alerts, and `<u>` for underlined text. */
export function toMarkdown(document: DocumentJson | Node, options: MarkdownOptions = {}): string {
  const markdown = blocksToMarkdown(asNode(document), options);
  return markdown === '' ? '' : `${markdown}\n`;
}

function blocksToMarkdown(parent: Node, options: MarkdownOptions, gap = '\n\n'): string {
  const blocks: string[] = [];
  let lastList = '';
  let isOther = false;
  parent.forEach((node) => {
    // Two lists in a row would read as one, so the second uses the other sign.
    const family = listFamily(node);
    isOther = family !== '' && family === lastList && !isOther;
    const text = blockToMarkdown(node, options, isOther);
    if (text === '') return;
    lastList = family;
    blocks.push(text);
  });
  return blocks.join(gap);
}

function blockToMarkdown(node: Node, options: MarkdownOptions, isOtherList: boolean): string {
  switch (node.type.name) {
    case 'paragraph':
      return paragraph(node);
    case 'heading':
      return heading(node);
    case 'codeBlock':
      return fenced(node);
    case 'blockquote':
      return quoted(blocksToMarkdown(node, options));
    case 'callout':
      return callout(node, options);
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return list(node, options, isOtherList);
    case 'horizontalRule':
      return '---';
    case 'table':
      return tableToMarkdown(node, options);
    case 'image':
      return image(node);
    case 'utterance':
      return utterance(node);
    case 'columns':
    case 'column':
      return blocksToMarkdown(node, options);
    default:
      return atomToMarkdown(node, options);
  }
}

/** A break at the very end has no line to lead to and would show as a backslash. */
function paragraph(node: Node): string {
  const text = inlineToMarkdown(node, { break: '\\\n' });
  return escapeLineStarts(text.replace(/(?:\\\n)+$/, (breaks) => '<br>'.repeat(breaks.length / 2)));
}

/** Signs at the end would be read as the heading's closing ones. */
function heading(node: Node): string {
  const text = inlineToMarkdown(node, { break: '<br>' }).trim();
  return `${'#'.repeat(Number(node.attrs.level) || 1)} ${text.replace(/#+$/, String.raw`\$&`)}`.trim();
}

function fenced(node: Node): string {
  const text = node.textContent.replaceAll(/\r\n?/g, '\n');
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const { language } = node.attrs;
  return `${fence}${codeLanguage.holds(language) ? language : ''}\n${text === '' ? '' : `${text}\n`}${fence}`;
}

/** GitHub wants the text right below the kind; other blocks need a blank line to start. */
function callout(node: Node, options: MarkdownOptions): string {
  const gap = node.firstChild?.type.name === 'paragraph' ? '\n' : '\n\n';
  return quoted(`[!${String(node.attrs.kind).toUpperCase()}]${gap}${blocksToMarkdown(node, options)}`);
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

function list(node: Node, options: MarkdownOptions, isOther: boolean): string {
  const items: string[] = [];
  const isTight = isTightList(node);
  const start = Number(node.attrs.start ?? 1);
  node.forEach((item, _, index) => {
    const marker =
      node.type.name === 'orderedList'
        ? `${start + index}${isOther ? ')' : '.'} `
        : `${isOther ? '*' : '-'} `;
    const task = node.type.name === 'taskList' ? `[${item.attrs.checked === true ? 'x' : ' '}] ` : '';
    const text = blocksToMarkdown(item, options, isTight ? '\n' : '\n\n');
    items.push(`${marker}${task}${indent(text, marker.length)}`.trimEnd());
  });
  return items.join(isTight ? '\n' : '\n\n');
}

/** Without blank lines only where each item is a line, with lists below it that may follow a line directly. */
function isTightList(list: Node): boolean {
  return childrenOf(list).every((item) =>
    childrenOf(item).every((child, index) => {
      if (index === 0) return child.type.name === 'paragraph' && child.content.size > 0;
      const isFirst = child.type.name !== 'orderedList' || child.attrs.start === 1;
      return listFamily(child) !== '' && isFirst && child.firstChild?.textContent.trim() !== '';
    }),
  );
}

function indent(text: string, width: number): string {
  return text.replaceAll(/\n(?=.)/g, `\n${' '.repeat(width)}`);
}

function image(node: Node): string {
  const { src, alt, title, caption } = node.attrs;
  if (!isSafeSource(src)) return '';
  const line = typeof caption === 'string' ? caption.replaceAll(/\s+/gu, ' ').trim() : '';
  const below = line === '' ? '' : `\n*${escapeMarkdown(line)}*`;
  const description = escapeMarkdown(typeof alt === 'string' ? alt.replaceAll(/\s+/gu, ' ') : '');
  return `![${bracketsAsEntities(description)}](${linkTarget(src)}${linkTitle(title)})${below}`;
}

function utterance(node: Node): string {
  const { speakerName, speakerId } = node.attrs;
  const time = startLabel(node);
  const speaker = escapeMarkdown(speakerLabel(speakerName, speakerId).replaceAll(/\s+/gu, ' ').trim());
  return `**${speaker}**${time === null ? '' : ` ${time}`}\\\n${paragraph(node)}`;
}

function listFamily({ type: { name } }: Node): string {
  if (name === 'orderedList') return 'ordered';
  return name === 'bulletList' || name === 'taskList' ? 'bullet' : '';
}

function childrenOf(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, index) => node.child(index));
}
