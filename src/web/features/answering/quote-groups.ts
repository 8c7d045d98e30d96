import { knownBy } from '#domain/people/known-by.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { ShownSentence } from './cited-part.ts';

export type QuoteGroup = {
  /** Above the quotes: who said it, or which insight it is from. */
  readonly heading: string;
  /** Nobody said it: it is what somebody found. */
  readonly isFinding: boolean;
  /** It is an e-mail address, which stands behind each quote instead. */
  readonly isAddress: boolean;
  readonly quotes: readonly ShownSentence[];
};

const nobody = 'No single participant';

/** People first, then what nobody in particular said, then what insights say. None has a heading where all said nothing of who. */
export function quoteGroups(sentences: readonly ShownSentence[]): { groups: QuoteGroup[]; isNamed: boolean } {
  const groups: { heading: string; isFinding: boolean; isAddress: boolean; quotes: ShownSentence[] }[] = [];
  for (const sentence of sentences) {
    if (sentence.support === 'WITHHELD') continue;
    const [citation] = sentence.citations;
    const isFinding = citation?.type === 'insight';
    const heading = isFinding
      ? `From the insight “${titleOf('insight', citation.title)}”`
      : (citation?.speaker ?? nobody);
    const last = groups.at(-1);
    if (last?.heading === heading && last.isFinding === isFinding) last.quotes.push(sentence);
    else groups.push({ heading, isFinding, isAddress: isAddress(heading), quotes: [sentence] });
  }
  const rank = ({ heading, isFinding }: QuoteGroup) => (isFinding ? 2 : heading === nobody ? 1 : 0);
  return {
    groups: groups.toSorted((one, other) => rank(one) - rank(other)),
    // Without a heading of their own, they would stand under the name before them.
    isNamed: groups.some(({ heading }) => heading !== nobody),
  };
}

function isAddress(heading: string): boolean {
  return knownBy(heading).name === '';
}
