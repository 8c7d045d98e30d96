import type { strokeWidths, TextFormat } from '#domain/canvas/canvas-objects.ts';
import type { Pen } from './board-tool.ts';

export const formatNames: Readonly<Record<TextFormat, string>> = {
  PARAGRAPH: 'Paragraph',
  H1: 'Heading 1',
  H2: 'Heading 2',
  H3: 'Heading 3',
};

export const strokeNames: Readonly<Record<(typeof strokeWidths)[number], string>> = {
  2: 'Thin',
  4: 'Medium',
  8: 'Thick',
};

/** Of paper, in both themes. */
export const stickyColor = '#f6d76b';

/** Mid tones: legible as a frame and as a surface in both themes. */
export const boardColors = [
  { name: 'Violet', color: '#7c6ae0' },
  { name: 'Blue', color: '#3f8ae0' },
  { name: 'Teal', color: '#159c8c' },
  { name: 'Green', color: '#3f9a4f' },
  { name: 'Yellow', color: '#b9972a' },
  { name: 'Orange', color: '#d0743c' },
  { name: 'Red', color: '#d05a54' },
  { name: 'Pink', color: '#c4578f' },
  { name: 'Grey', color: '#8a8a94' },
  { name: 'Paper yellow', color: stickyColor },
] as const;

export const firstPen: Pen = { color: '#3f8ae0', strokeWidth: 4 };
