import { contradicts } from './claim-negation.ts';
import { namesMissing } from './claim-names.ts';
import { numbersIn } from './claim-numbers.ts';
import { findQuote } from './find-quote.ts';
import { hasWrongFigure, withoutFigures, type PeopleCount } from './people-figures.ts';
import { quotedWords } from './quoted-words.ts';
import { contentStems, coverOf } from './stems.ts';

/** One sentence that a claim rests on. `about` names who said it and where: its speaker and the title of its source. */
export type Evidence = { readonly text: string; readonly about: string };

export type Claim = {
  readonly text: string;
  readonly evidence: readonly Evidence[];
  /** The nearness in meaning of the claim to each sentence of the evidence, where it is known. */
  readonly nearness?: readonly number[] | undefined;
  readonly people?: PeopleCount | undefined;
};

export type Doubt = 'noEvidence' | 'quote' | 'figure' | 'number' | 'name' | 'negation' | 'meaning';

/** Tuned on meetings: a claim that shares this much with its evidence follows from it. */
const leastSupport = 0.5;

/** What speaks against a claim following from its evidence; undefined when nothing does. */
export function verifyClaim({ text, evidence, nearness, people }: Claim): Doubt | undefined {
  if (evidence.length === 0) return 'noEvidence';
  const texts = evidence.map((one) => one.text);
  const said = texts.join('\n');
  const around = evidence.map((one) => one.about).join('\n');
  // In one sentence of one person: a quote that runs over two of them was said by neither.
  if (quotedWords(text).some((quote) => !texts.some((one) => findQuote(quote.text, one)))) return 'quote';
  if (hasWrongFigure(text, texts, people)) return 'figure';
  const counted = withoutFigures(text);
  const known = numbersIn(`${around}\n${said}`);
  if ([...numbersIn(counted)].some((number) => !known.has(number))) return 'number';
  if (namesMissing(counted, `${around}\n${said}`).length > 0) return 'name';
  if (supportOf({ text: counted, evidence, nearness }) < leastSupport) return 'meaning';
  return contradicts(counted, said) ? 'negation' : undefined;
}

/** How much of a claim is in its evidence: by its words or by its meaning, whichever says more. */
export function supportOf({
  text,
  evidence,
  nearness,
}: Pick<Claim, 'text' | 'evidence' | 'nearness'>): number {
  const words = new Set(evidence.flatMap((one) => contentStems(`${one.about} ${one.text}`)));
  return Math.max(coverOf(contentStems(text), words), ...(nearness ?? []), 0);
}
