import type { Coding } from '#web/features/highlights/index.ts';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';

export type PdfViewerProps = {
  file: LoadedFile;
  /** Where to begin. */
  page: number | null;
  /** Words on that page to mark. */
  quote?: string | null;
  /** As a block of a document it has a height of its own. */
  isInText?: boolean;
  /** That of the open document; without it the viewer has one of its own. */
  coding?: Coding | null;
};
