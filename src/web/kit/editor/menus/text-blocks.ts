import {
  IconBlockquote,
  IconCode,
  IconColumns2,
  IconColumns3,
  IconH1,
  IconH2,
  IconH3,
  IconInfoCircle,
  IconLetterT,
  IconList,
  IconListCheck,
  IconListNumbers,
  IconNotes,
  IconSeparatorHorizontal,
  IconTable,
} from '@tabler/icons-react';
import type { Block } from './block.ts';

export const textBlocks: readonly Block[] = [
  {
    id: 'text',
    label: 'Text',
    words: 'paragraph plain',
    icon: IconLetterT,
    run: (chain) => chain.clearNodes(),
  },
  {
    id: 'h1',
    label: 'Heading 1',
    words: 'title',
    detail: '#',
    icon: IconH1,
    run: (chain) => chain.clearNodes().setHeading({ level: 1 }),
  },
  {
    id: 'h2',
    label: 'Heading 2',
    words: 'subtitle',
    detail: '##',
    icon: IconH2,
    run: (chain) => chain.clearNodes().setHeading({ level: 2 }),
  },
  {
    id: 'h3',
    label: 'Heading 3',
    words: '',
    detail: '###',
    icon: IconH3,
    run: (chain) => chain.clearNodes().setHeading({ level: 3 }),
  },
  {
    id: 'bullets',
    label: 'Bulleted list',
    words: 'unordered points',
    detail: '-',
    icon: IconList,
    run: (chain) => chain.toggleBulletList(),
  },
  {
    id: 'numbers',
    label: 'Numbered list',
    words: 'ordered',
    detail: '1.',
    icon: IconListNumbers,
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    id: 'tasks',
    label: 'Task list',
    words: 'to-do checkbox checklist',
    detail: '[ ]',
    icon: IconListCheck,
    run: (chain) => chain.toggleTaskList(),
  },
  {
    id: 'quote',
    label: 'Quote',
    words: 'blockquote',
    detail: '>',
    icon: IconBlockquote,
    run: (chain) => chain.toggleBlockquote(),
  },
  {
    id: 'code',
    label: 'Code block',
    words: 'pre snippet',
    detail: '```',
    icon: IconCode,
    run: (chain) => chain.toggleCodeBlock(),
  },
];

export const layoutBlocks: readonly Block[] = [
  {
    id: 'callout',
    label: 'Callout',
    words: 'note tip important warning box',
    icon: IconInfoCircle,
    run: (chain) => chain.wrapIn('callout', { kind: 'note' }),
  },
  {
    id: 'speakerNotes',
    label: 'Speaker notes',
    words: 'present presentation talk slide',
    icon: IconNotes,
    run: (chain) =>
      chain.insertContent({
        type: 'callout',
        attrs: { kind: 'note' },
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Speaker notes: ' }] }],
      }),
  },
  {
    id: 'table',
    label: 'Table',
    words: 'grid rows columns',
    icon: IconTable,
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  {
    id: 'columns2',
    label: 'Two columns',
    words: 'side by side',
    icon: IconColumns2,
    run: (chain) => chain.insertContent(columns(2)),
  },
  {
    id: 'columns3',
    label: 'Three columns',
    words: 'side by side',
    icon: IconColumns3,
    run: (chain) => chain.insertContent(columns(3)),
  },
  {
    id: 'divider',
    label: 'Divider',
    words: 'rule line hr',
    detail: '---',
    icon: IconSeparatorHorizontal,
    run: (chain) => chain.setHorizontalRule(),
  },
];

function columns(count: number) {
  return {
    type: 'columns',
    content: Array.from({ length: count }, () => ({ type: 'column', content: [{ type: 'paragraph' }] })),
  };
}
