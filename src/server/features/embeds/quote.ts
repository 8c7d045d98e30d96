/** One highlight as strangers see it. */
export type Quote = {
  readonly id: string;
  readonly text: string;
  /** Words of a document, and not of a recording or a page of a PDF. */
  readonly marked: boolean;
  readonly objectId: string;
  /** What the link that opens it shares: the note or insight itself, or where its reel is. */
  readonly sharedId: string;
  readonly startTime: number | null;
  readonly endTime: number | null;
  /** The recording it was said in, where visitors may play that. */
  readonly fileId: string | null;
  readonly mediaType: 'AUDIO' | 'VIDEO' | null;
  /** Whether a clip can be cut, so that nothing but the quote is played. */
  readonly hasClip: boolean;
  readonly hideNames: boolean;
};

export type Embed<Q extends Quote = Quote> = {
  /** Whose participants the title may name, where the link hides names. */
  readonly unnamedId: string | null;
  /** Null where no shared thing gives it one. */
  readonly title: string | null;
  readonly quotes: readonly Q[];
  /** The link whose views it counts; null when several opened it. */
  readonly linkId: string | null;
};
