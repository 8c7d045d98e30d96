import {
  Table as BaseTable,
  TableCell as BaseTableCell,
  TableHeader as BaseTableHeader,
  TableRow,
} from '@tiptap/extension-table';
import type { Attributes } from '@tiptap/core';
import { integer, oneOf } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';

export { TableRow };

export const Table = BaseTable.extend({
  renderHTML() {
    return ['table', ['tbody', 0]];
  },
});

export const TableCell = BaseTableCell.extend({
  addAttributes: () => cellAttributes(),
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

export const TableHeader = BaseTableHeader.extend({
  addAttributes: () => cellAttributes(),
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

const mostColumns = 200;
const span = integer(1, mostColumns);
const alignment = oneOf(['left', 'center', 'right']);

function cellAttributes(): Attributes {
  return {
    ...defineAttributes({
      colspan: { type: span, default: 1, html: 'colspan' },
      rowspan: { type: integer(1, 10_000), default: 1, html: 'rowspan' },
      align: {
        type: alignment,
        default: null,
        html: 'align',
        parse: (cell) => cell.style.textAlign || cell.getAttribute('align'),
      },
    }),
    /** The one attribute that is an array: ProseMirror's tables want one width for each column of a cell. */
    colwidth: {
      default: null,
      validate: checkWidths,
      parseHTML: (cell: HTMLElement) => readWidths(cell.getAttribute('colwidth')),
      renderHTML: ({ colwidth }: Readonly<Record<string, unknown>>) =>
        areWidths(colwidth) ? { colwidth: colwidth.join(',') } : {},
    },
  };
}

function checkWidths(value: unknown): void {
  if (value !== null && !areWidths(value))
    throw new RangeError('colwidth must be a list of widths in pixels');
}

function areWidths(value: unknown): value is number[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= mostColumns &&
    value.every((width) => Number.isInteger(width) && width >= 0 && width <= 10_000)
  );
}

function readWidths(text: string | null): number[] | null {
  const widths = text?.split(',').map(Number);
  return areWidths(widths) ? widths : null;
}
