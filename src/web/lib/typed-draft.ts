import type { Codec } from '#domain/codec/codec.ts';
import { nullable } from '#domain/codec/structures.ts';
import { dropLocalValue, dropLocalValuesOf, readLocalValue, writeLocalValue } from './local-value.ts';

/** What somebody has begun to write in one place and not sent. */
export type TypedDraft<T> = {
  readonly read: () => T | null;
  readonly keep: (value: T) => void;
  readonly drop: () => void;
};

const prefix = 'draft.';

/** Kept on this device, for the member who typed it: a reload, Back or another tab takes the field away. */
export function typedDraft<T>(codec: Codec<T>, ownerId: string, place: string): TypedDraft<T> {
  const name = `${prefix}${ownerId}.${place}`;
  return {
    read: () => readLocalValue(name, nullable(codec), null),
    keep: (value) => writeLocalValue(name, value),
    drop: () => dropLocalValue(name),
  };
}

/** The next person who signs in on this device must not read what somebody else has begun to write. */
export function forgetTypedDrafts(): void {
  dropLocalValuesOf(prefix);
}
