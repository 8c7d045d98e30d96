import type { CardReader } from '#editor/cards/read-card.ts';

export type MarkdownOptions = {
  readonly readCard?: CardReader;
  readonly fileUrl?: (fileId: string) => string;
};
