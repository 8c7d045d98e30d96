import type { CardReader } from '#editor/cards/read-card.ts';

export type HtmlOptions = {
  /** Keeps every attribute as `data-…`, so that the markup reads back as the same document. Off for what strangers get. */
  readonly keepData?: boolean;
  readonly readCard?: CardReader;
  readonly fileUrl?: (fileId: string) => string;
  /** Where strangers load files from: pictures and recordings always, documents where they may keep them. */
  readonly sharedFiles?: { readonly url: (fileId: string) => string; readonly mayKeep: boolean };
  /** A picture as a `data:` address, for files that load nothing. */
  readonly pictures?: (fileId: string) => string | undefined;
  /** Null or nothing: the text shows without a mark. */
  readonly highlightColor?: (highlightId: string) => string | null;
  /** Whose names a mention or a speaker shows. `people` leaves out titles of other things, `none` everybody too. */
  readonly names?: 'all' | 'people' | 'none';
  /** What a speaker is called where `none` is named. */
  readonly nameSpeaker?: (name: string) => string;
  /** Where nothing may be loaded, an embed is a link and a picture its description. */
  readonly linksOnly?: boolean;
};
