import type { RawBuilder } from 'kysely';
import type { Placeholders } from './placeholders.ts';

/** Who reads the cards, and where the addresses on them lead. */
export type CardScope = {
  readonly workspaceId: string;
  /** Whether the reader may see what this map governs in this project. Both name columns. */
  isSeen(accessId: string, projectId: string): RawBuilder<boolean>;
  /** `unhidden` masks hidden contacts; `none` names nobody, and no title either, for it may be somebody's name. */
  readonly names: 'all' | 'unhidden' | 'none';
  /** Where nobody is named: what stands for whom. */
  readonly placeholders?: Placeholders;
  /** Strangers read a quote without the titles that its mentions carry. */
  readonly isStranger: boolean;
  /** Undefined for readers who can't open anything. */
  pageUrl(path: string): string | undefined;
  readonly clipUrl: (highlightId: string) => string;
  /** Of clips of a video; undefined where they are drawn with pictures of another kind. */
  readonly stillUrl?: (highlightId: string) => string;
};
