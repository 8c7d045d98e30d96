import type { CardAttributes } from './card-properties.ts';

/** A piece of evidence on a card. Whatever the viewer may not know is not in it. */
export type CardQuote = {
  readonly text: string;
  /** Who said it, as the viewer may know them. */
  readonly people: readonly string[];
  /** The note or insight that it is from. */
  readonly source: string | null;
  readonly time: string | null;
  readonly tags: readonly string[];
  /** Who marked it and when, each with the property that turns it off. */
  readonly marked?: readonly CardFact[];
  /** Leads to the place in its source, for viewers who may open that. */
  readonly url?: string;
  /** The recording, cut to what was said. */
  readonly clip?: { readonly url: string; readonly isVideo: boolean; readonly stillUrl?: string };
};

/** A short fact on a card, and the property that turns it off. */
export type CardFact = { readonly property: string; readonly text: string };

/** What a card shows to one viewer. `url` leads to the thing, for viewers who may open it. */
export type CardContent = {
  /** None on a highlight: its words are its title. */
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
  readonly facts?: readonly CardFact[];
  readonly quotes?: readonly CardQuote[];
  /** Said where some of the evidence is not for this viewer. */
  readonly remark?: string;
};

/** Given by who knows the viewer: undefined for a thing that is gone or that they may not see. */
export type CardReader = (attributes: CardAttributes) => CardContent | undefined;
