/** Values a property can be compared with. */
export type Scalar = string | number | boolean;

/** A tree over named properties; one file turns it into SQL, another evaluates it in memory. */
export type Predicate<P extends string> =
  | { readonly op: 'and'; readonly of: readonly Predicate<P>[] }
  | { readonly op: 'or'; readonly of: readonly Predicate<P>[] }
  | { readonly op: 'not'; readonly of: Predicate<P> }
  | {
      readonly op: 'fieldDatum';
      readonly from: FieldSource;
      readonly fieldId: string;
      readonly filter: FieldFilter;
    }
  | ({ readonly property: P } & Test);

/** One comparison. `in`: the one value is among these. `overlaps`: some of the many values are. */
export type Test =
  | { readonly op: 'equalTo'; readonly value: Scalar }
  | { readonly op: 'contains'; readonly value: string; readonly phrase: boolean }
  | { readonly op: 'in'; readonly values: readonly string[] }
  | { readonly op: 'overlaps'; readonly values: readonly string[] }
  | { readonly op: 'greaterThan'; readonly value: number | Date }
  | { readonly op: 'lessThan'; readonly value: number | Date }
  | { readonly op: 'empty' };

/** Whose field it is: the item's own, that of the note it is in, or that of the people linked to it. */
export type FieldSource = 'self' | 'note' | 'people';

export const fieldFilterKinds = ['boolean', 'string', 'number', 'int', 'date', 'uuidArray'] as const;
export type FieldFilter = { readonly kind: (typeof fieldFilterKinds)[number]; readonly test: Test };

/** Matches everything: an `and` of nothing. */
export const always: Predicate<never> = { op: 'and', of: [] };
/** Matches nothing: an `or` of nothing. */
export const never: Predicate<never> = { op: 'or', of: [] };

export function all<P extends string>(parts: readonly Predicate<P>[]): Predicate<P> {
  const [only, ...more] = parts;
  return only && more.length === 0 ? only : { op: 'and', of: parts };
}

export function any<P extends string>(parts: readonly Predicate<P>[]): Predicate<P> {
  const [only, ...more] = parts;
  return only && more.length === 0 ? only : { op: 'or', of: parts };
}

export function not<P extends string>(part: Predicate<P>): Predicate<P> {
  return part.op === 'not' ? part.of : { op: 'not', of: part };
}
