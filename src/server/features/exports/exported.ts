import type { CardReader } from '#editor/cards/read-card.ts';
import type { RenderedPicture } from '#server/features/files/index.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';

/** A document on its way into a file. */
export type Exported = {
  title: string;
  content: DocumentJson;
  /** What its cards show to the person who exports it. */
  readCard: CardReader;
  /** Its pictures, by their files; those that are not here show as their description. */
  pictures: ReadonlyMap<string, RenderedPicture>;
  /** Where a member reads a file of it. */
  fileUrl: (fileId: string) => string;
};
