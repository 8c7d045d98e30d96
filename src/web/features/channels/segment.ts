/** People with a value of a contact field; an empty one for those without any. */
export type Segment = { readonly fieldId: string; readonly value: string };

type SegmentHash = { readonly by?: string | undefined; readonly value?: string | undefined };

/** As an address has it. */
export function segmentOf({ by, value = '' }: SegmentHash): Segment | null {
  return by === undefined ? null : { fieldId: by, value };
}

export function segmentHash(segment: Segment | null): { by?: string; value?: string } {
  if (segment === null) return {};
  return { by: segment.fieldId, ...(segment.value !== '' && { value: segment.value }) };
}
