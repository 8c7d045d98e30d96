import {
  IconAt,
  IconBulb,
  IconHighlight,
  IconMoodSmile,
  IconNote,
  IconPaperclip,
  IconPhoto,
  IconVideo,
} from '@tabler/icons-react';
import type { WritingActions } from '../extensions/writing-keys.ts';
import type { Block, BlockCommand } from './block.ts';
import { layoutBlocks, textBlocks } from './text-blocks.ts';

/** What `/` offers. Kinds whose feature does not exist yet are not here. */
export function blockCommands(
  actions: WritingActions,
  { takesFiles, asksForEvidence }: { takesFiles: boolean; asksForEvidence: boolean },
): readonly BlockCommand[] {
  return [
    ...inGroup('Text', textBlocks),
    ...inGroup('Layout', layoutBlocks),
    ...(takesFiles ? inGroup('Files', fileBlocks(actions)) : []),
    ...inGroup('Link to', linkBlocks(actions, asksForEvidence)),
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

function linkBlocks(actions: WritingActions, asksForEvidence: boolean): readonly Block[] {
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
      ...(asksForEvidence && { firstFor: ['quote', 'evidence', 'highlight'] }),
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
