import type { Icon } from '@tabler/icons-react';
import type { ChainedCommands } from '@tiptap/core';
import type { Suggested } from './suggestion-list.tsx';

export type BlockCommand = Suggested & {
  /** What else people call it. */
  words: string;
  /** Words for which it is meant, whatever else fits them. */
  firstFor?: readonly string[];
  run: (chain: ChainedCommands) => ChainedCommands;
  afterwards?: () => void;
};

/** As the lists of blocks have it: what is not said of it is the same for all. */
export type Block = Pick<BlockCommand, 'id' | 'label' | 'words' | 'detail' | 'firstFor' | 'afterwards'> & {
  icon: Icon;
  run?: BlockCommand['run'];
};
