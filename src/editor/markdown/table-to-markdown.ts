import type { Node } from '@tiptap/pm/model';
import { cardToText } from '#editor/cards/card-to-text.ts';
import type { CardReader } from '#editor/cards/read-card.ts';
import { cardName } from '#editor/nodes/reference-card.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { inlineToMarkdown } from './inline-to-markdown.ts';
import type { MarkdownOptions } from './markdown-options.ts';

const rules: Readonly<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' };

/** GitHub's tables have one header row and one line for each cell: other blocks in a cell follow each other. */
export function tableToMarkdown(table: Node, options: MarkdownOptions): string {
  const rows: Node[][] = [];
  table.forEach((row) => {
    const cells: Node[] = [];
    row.forEach((cell) => {
      cells.push(cell);
    });
    rows.push(cells);
  });
  const width = Math.max(1, ...rows.map((cells) => cells.reduce((sum, cell) => sum + spanOf(cell), 0)));
  const isHeaded = rows[0]?.every((cell) => cell.type.name === 'tableHeader') === true;
  const [head = [], ...body] = isHeaded ? rows : [[], ...rows];
  const aligned = (isHeaded ? head : (rows[0] ?? [])).flatMap((cell) =>
    repeat(cell, rules[String(cell.attrs.align)] ?? '---'),
  );
  return [
    writeRow(head, width, options),
    line(aligned, width, '---'),
    ...body.map((cells) => writeRow(cells, width, options)),
  ].join('\n');
}

function writeRow(cells: readonly Node[], width: number, options: MarkdownOptions): string {
  return line(
    cells.flatMap((cell) => [cellText(cell, options), ...Array.from({ length: spanOf(cell) - 1 }, () => '')]),
    width,
    '',
  );
}

function line(texts: readonly string[], width: number, filling: string): string {
  const missing = Array.from({ length: Math.max(0, width - texts.length) }, () => filling);
  return `| ${[...texts, ...missing].join(' | ')} |`;
}

function cellText(cell: Node, { readCard }: MarkdownOptions): string {
  const lines: string[] = [];
  cell.descendants((node) => {
    if (node.type.name === 'referenceCard') lines.push(cardInCell(node, readCard));
    if (!node.isTextblock) return true;
    lines.push(inlineToMarkdown(node, { break: '<br>' }).trim());
    return false;
  });
  return lines.join('<br>');
}

function cardInCell({ attrs }: Node, readCard: CardReader | undefined): string {
  return escapeMarkdown(readCard ? cardToText(attrs, readCard) : cardName(attrs)).replaceAll('\n', '<br>');
}

function repeat(cell: Node, rule: string): string[] {
  return Array.from({ length: spanOf(cell) }, () => rule);
}

function spanOf(cell: Node): number {
  return Math.min(200, Math.max(1, Number(cell.attrs.colspan) || 1));
}
