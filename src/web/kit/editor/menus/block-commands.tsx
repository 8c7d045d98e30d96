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
  IconNotes,
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
  type Icon,
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

/** As it is in the lists below: what is not said of it is the same for all. */
type Block = Pick<BlockCommand, 'id' | 'label' | 'words' | 'detail' | 'afterwards'> & {
  icon: Icon;
  run?: BlockCommand['run'];
};

/** What `/` offers. Kinds whose feature does not exist yet are not here. */
export function blockCommands(
  actions: WritingActions,
  { takesFiles }: { takesFiles: boolean },
): readonly BlockCommand[] {
  return [
    ...inGroup('Text', textBlocks),
    ...inGroup('Layout', layoutBlocks),
    ...(takesFiles ? inGroup('Files', fileBlocks(actions)) : []),
    ...inGroup('Link to', linkBlocks(actions)),
  ];
}

function inGroup(group: string, blocks: readonly Block[]): BlockCommand[] {
  return blocks.map(({ icon: BlockIcon, run = (chain) => chain, ...block }) => ({
    ...block,
    group,
    icon: <BlockIcon size={16} />,
    run,
  }));
}

function linkBlocks(actions: WritingActions): readonly Block[] {
  return [
    {
      id: 'card',
      label: 'Note or insight card',
      words: 'reference evidence',
      icon: IconNote,
      afterwards: actions.pickCard,
    },
    {
      id: 'insights',
      label: 'Published insights',
      words: 'feed newest masonry',
      icon: IconBulb,
      run: (chain) => chain.insertContent({ type: 'insightFeed' }),
    },
    {
      id: 'evidence',
      label: 'Highlight, reel or tag card',
      words: 'evidence quote reference reel clip',
      icon: IconHighlight,
      afterwards: actions.pickEvidence,
    },
    {
      id: 'mention',
      label: 'Mention',
      words: 'person member page @',
      detail: '@',
      icon: IconAt,
      run: (chain) => chain.insertContent('@'),
    },
    {
      id: 'emoji',
      label: 'Emoji',
      words: 'smiley',
      detail: ':',
      icon: IconMoodSmile,
      run: (chain) => chain.insertContent(':'),
    },
  ];
}

function fileBlocks(actions: WritingActions): readonly Block[] {
  return [
    {
      id: 'image',
      label: 'Image',
      words: 'picture photo screenshot upload',
      icon: IconPhoto,
      afterwards: () => actions.pickFiles('image'),
    },
    {
      id: 'recording',
      label: 'Video or audio',
      words: 'recording interview upload mp4 mp3',
      icon: IconVideo,
      afterwards: () => actions.pickFiles('recording'),
    },
    {
      id: 'file',
      label: 'File',
      words: 'upload attachment pdf document',
      icon: IconPaperclip,
      afterwards: () => actions.pickFiles('any'),
    },
  ];
}

const textBlocks: readonly Block[] = [
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

const layoutBlocks: readonly Block[] = [
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
