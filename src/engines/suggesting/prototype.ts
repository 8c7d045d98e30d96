import { add, meanOf, nearness, toLengthOne } from './vectors.ts';

/** What is known of a tag: texts people put it on, its name, and texts for which people rejected it. */
export type TagExamples<Id> = {
  readonly id: Id;
  readonly name: Float32Array | undefined;
  readonly examples: readonly Float32Array[];
  readonly rejected: readonly Float32Array[];
};

/** Where the texts of a tag lie, and where they were found not to. */
export type Prototype<Id> = TagExamples<Id> & { readonly center: Float32Array };

export type Basis = 'examples' | 'name';
export type Match<Id> = {
  readonly id: Id;
  /** Nearness to the prototype, at most 1. */
  readonly score: number;
  /** How much nearer it is than the next; 0 for all but the nearest. */
  readonly lead: number;
  readonly basis: Basis;
  /** The place of the example that is nearest. */
  readonly example: number | undefined;
};

/** A rejection moves the prototype away by this share of a text that fits. */
const rejectedShare = 0.25;

/** Undefined where nothing is known of the tag. The name counts as one more example. */
export function prototypeOf<Id>(tag: TagExamples<Id>): Prototype<Id> | undefined {
  const known = tag.name ? [...tag.examples, tag.name] : tag.examples;
  if (known.length === 0) return undefined;
  const center = meanOf(known);
  if (tag.rejected.length === 0) return { ...tag, center };
  const share = (rejectedShare * tag.rejected.length) / known.length;
  add(center, meanOf(tag.rejected), -Math.min(share, rejectedShare));
  return { ...tag, center: toLengthOne(center) };
}

/** Every tag by how near the text is to what it was put on so far, the nearest first. */
export function matchTags<Id>(text: Float32Array, prototypes: readonly Prototype<Id>[]): Match<Id>[] {
  const ordered = prototypes.map((prototype) => matchTag(text, prototype)).sort((a, b) => b.score - a.score);
  const next = ordered[1]?.score ?? 0;
  return ordered.map((match, at) => (at === 0 ? { ...match, lead: match.score - next } : match));
}

function matchTag<Id>(text: Float32Array, { id, center, examples, rejected }: Prototype<Id>): Match<Id> {
  const near = examples.map((example) => nearness(text, example));
  const best = near.indexOf(Math.max(...near));
  const score = nearness(text, center);
  // A text that is nearer to a rejected one than to any example is what people said does not fit.
  const refused = Math.max(-1, ...rejected.map((one) => nearness(text, one)));
  const isRefused = rejected.length > 0 && refused > (near[best] ?? -1);
  return {
    id,
    score: isRefused ? Math.min(score, 0) : score,
    lead: 0,
    basis: examples.length > 0 ? 'examples' : 'name',
    example: best < 0 ? undefined : best,
  };
}
