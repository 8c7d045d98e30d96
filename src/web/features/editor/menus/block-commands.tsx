import {
  IconAt,
  IconBlockquote,
  IconBulb,
  IconCode,
  IconColumns2,
  IconColumns3,
  IconH1,
  IconH2,
  IconH3,
  IconHighlight,
  IconInfoCircle,
  IconLetterT,
  IconList,
  IconListCheck,
  IconListNumbers,
  IconMoodSmile,
  IconNote,
  IconPaperclip,
  IconPhoto,
  IconSeparatorHorizontal,
  IconTable,
  IconVideo,
} from '@tabler/icons-react';
import type { ChainedCommands } from '@tiptap/core';
import type { WritingActions } from '../extensions/writing-keys.ts';
import type { Suggested } from './suggestion-list.tsx';

export type BlockCommand = Suggested & {
  /** What else people call it. */
  words: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  afterwards?: () => void;
};

const size = 16;
const paragraph = { type: 'paragraph' };

/** What `/` offers. Kinds whose feature does not exist yet are not here. */
export function blockCommands(
  actions: WritingActions,
  { takesFiles }: { takesFiles: boolean },
): readonly BlockCommand[] {
  return [
    ...textBlocks,
    ...layoutBlocks,
    ...(takesFiles ? fileBlocks(actions) : []),
    {
      id: 'card',
      group: 'Link to',
      label: 'Note or insight card',
      words: 'reference evidence',
      icon: <IconNote size={size} />,
      run: (chain) => chain,
      afterwards: actions.pickCard,
    },
    {
      id: 'insights',
      group: 'Link to',
      label: 'Published insights',
      words: 'feed newest masonry',
      icon: <IconBulb size={size} />,
      run: (chain) => chain.insertContent({ type: 'insightFeed' }),
    },
    {
      id: 'evidence',
      group: 'Link to',
      label: 'Highlight, reel or tag card',
      words: 'evidence quote reference film clip',
      icon: <IconHighlight size={size} />,
      run: (chain) => chain,
      afterwards: actions.pickEvidence,
    },
    {
      id: 'mention',
      group: 'Link to',
      label: 'Mention',
      words: 'person member page @',
      detail: '@',
      icon: <IconAt size={size} />,
      run: (chain) => chain.insertContent('@'),
    },
    {
      id: 'emoji',
      group: 'Link to',
      label: 'Emoji',
      words: 'smiley',
      detail: ':',
      icon: <IconMoodSmile size={size} />,
      run: (chain) => chain.insertContent(':'),
    },
  ];
}

function fileBlocks(actions: WritingActions): readonly BlockCommand[] {
  return [
    {
      id: 'image',
      group: 'Files',
      label: 'Image',
      words: 'picture photo screenshot upload',
      icon: <IconPhoto size={size} />,
      run: (chain) => chain,
      afterwards: () => actions.pickFiles('image'),
    },
    {
      id: 'recording',
      group: 'Files',
      label: 'Video or audio',
      words: 'recording interview upload mp4 mp3',
      icon: <IconVideo size={size} />,
      run: (chain) => chain,
      afterwards: () => actions.pickFiles('recording'),
    },
    {
      id: 'file',
      group: 'Files',
      label: 'File',
      words: 'upload attachment pdf document',
      icon: <IconPaperclip size={size} />,
      run: (chain) => chain,
      afterwards: () => actions.pickFiles('any'),
    },
  ];
}

const textBlocks: readonly BlockCommand[] = [
  {
    id: 'text',
    group: 'Text',
    label: 'Text',
    words: 'paragraph plain',
    icon: <IconLetterT size={size} />,
    run: (chain) => chain.clearNodes(),
  },
  {
    id: 'h1',
    group: 'Text',
    label: 'Heading 1',
    words: 'title',
    detail: '#',
    icon: <IconH1 size={size} />,
    run: (chain) => chain.clearNodes().setHeading({ level: 1 }),
  },
  {
    id: 'h2',
    group: 'Text',
    label: 'Heading 2',
    words: 'subtitle',
    detail: '##',
    icon: <IconH2 size={size} />,
    run: (chain) => chain.clearNodes().setHeading({ level: 2 }),
  },
  {
    id: 'h3',
    group: 'Text',
    label: 'Heading 3',
    words: '',
    detail: '###',
    icon: <IconH3 size={size} />,
    run: (chain) => chain.clearNodes().setHeading({ level: 3 }),
  },
  {
    id: 'bullets',
    group: 'Text',
    label: 'Bulleted list',
    words: 'unordered points',
    detail: '-',
    icon: <IconList size={size} />,
    run: (chain) => chain.toggleBulletList(),
  },
  {
    id: 'numbers',
    group: 'Text',
    label: 'Numbered list',
    words: 'ordered',
    detail: '1.',
    icon: <IconListNumbers size={size} />,
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    id: 'tasks',
    group: 'Text',
    label: 'Task list',
    words: 'to-do checkbox checklist',
    detail: '[ ]',
    icon: <IconListCheck size={size} />,
    run: (chain) => chain.toggleTaskList(),
  },
  {
    id: 'quote',
    group: 'Text',
    label: 'Quote',
    words: 'blockquote',
    detail: '>',
    icon: <IconBlockquote size={size} />,
    run: (chain) => chain.toggleBlockquote(),
  },
  {
    id: 'code',
    group: 'Text',
    label: 'Code block',
    words: 'pre snippet',
    detail: '```',
    icon: <IconCode size={size} />,
    run: (chain) => chain.toggleCodeBlock(),
  },
];

const layoutBlocks: readonly BlockCommand[] = [
  {
    id: 'callout',
    group: 'Layout',
    label: 'Callout',
    words: 'note tip important warning box',
    icon: <IconInfoCircle size={size} />,
    run: (chain) => chain.wrapIn('callout', { kind: 'note' }),
  },
  {
    id: 'table',
    group: 'Layout',
    label: 'Table',
    words: 'grid rows columns',
    icon: <IconTable size={size} />,
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  {
    id: 'columns2',
    group: 'Layout',
    label: 'Two columns',
    words: 'side by side',
    icon: <IconColumns2 size={size} />,
    run: (chain) => chain.insertContent(columns(2)),
  },
  {
    id: 'columns3',
    group: 'Layout',
    label: 'Three columns',
    words: 'side by side',
    icon: <IconColumns3 size={size} />,
    run: (chain) => chain.insertContent(columns(3)),
  },
  {
    id: 'divider',
    group: 'Layout',
    label: 'Divider',
    words: 'rule line hr',
    detail: '---',
    icon: <IconSeparatorHorizontal size={size} />,
    run: (chain) => chain.setHorizontalRule(),
  },
];

function columns(count: number) {
  return {
    type: 'columns',
    content: Array.from({ length: count }, () => ({ type: 'column', content: [paragraph] })),
  };
}
