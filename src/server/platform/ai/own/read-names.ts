import type { Encoded } from './word-pieces.ts';

export type NameKind = 'person' | 'place' | 'organization' | 'address';
export type FoundName = {
  readonly start: number;
  readonly end: number;
  readonly kind: NameKind;
  readonly text: string;
};

const kinds: readonly NameKind[] = ['person', 'place', 'organization', 'address'];
const labels = 9;
/** Words that the model takes for names now and then and that never are. */
const never = new Set(
  (
    'i we they he she it you me us them my your his her our their its who what the a an and but or so oh ok okay ' +
    'yeah yes no um uh hunh unhunh hmm hi hello bye ciao yay wow mom dad god thanks thank please sir bot monday ' +
    'tuesday wednesday thursday friday saturday sunday january february march april june july august september ' +
    'october november december'
  ).split(' '),
);

/** The spans that the model's figures name. `bias` makes it more careful to miss none. */
export function readNames(text: string, { words }: Encoded, logits: Float32Array, bias: number): FoundName[] {
  const spans: { start: number; end: number; kind: NameKind }[] = [];
  let open = false;
  for (const { at, span } of words) {
    const label = bestLabel(logits, at, bias);
    const kind = kinds[(label - 1) >> 1];
    const last = spans.at(-1);
    const continues = label % 2 === 0 && open && last?.kind === kind;
    if (kind === undefined) open = false;
    else if (continues && last) last.end = span[1];
    else {
      spans.push({ start: span[0], end: span[1], kind });
      open = true;
    }
  }
  return spans
    .map((span) => ({ ...span, text: text.slice(span.start, span.end) }))
    .filter(
      (name) => (name.text === 'US' || !never.has(name.text.toLowerCase())) && /\p{L}{2}|\d/u.test(name.text),
    );
}

/** 0 for none; odd opens a name, even goes on with one. */
function bestLabel(logits: Float32Array, at: number, bias: number): number {
  let best = 0;
  let value = (logits[at * labels] ?? 0) - bias;
  for (let label = 1; label < labels; label += 1) {
    const one = logits[at * labels + label] ?? 0;
    if (one > value) [best, value] = [label, one];
  }
  return best;
}
