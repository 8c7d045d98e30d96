import { integer, string, unknown } from '#domain/codec/primitives.ts';
import { array, nullable, object, optional, record } from '#domain/codec/structures.ts';
import type { TypeOf } from '#domain/codec/codec.ts';

/** A mutation on the device, until the server has answered it. */
export const keptActionCodec = object(
  {
    /** The server does one key once. */
    key: string,
    /** Later ones are greater, also after a reload. */
    order: integer,
    /** The next person who signs in on this device must not send it. */
    ownerId: string,
    query: string,
    variables: record(unknown),
    /** The text that it refers to must be on the server first. */
    documentId: nullable(string),
    /** Earlier ones that set the same are not sent. Absent in those that an older page kept. */
    replaces: optional(string),
  },
  'kept action',
);
export type KeptAction = TypeOf<typeof keptActionCodec>;

/** What is being typed, as the change that it will be. */
export type TypedAction = KeptAction & { readonly replaces: string };

export const keptActionsCodec = array(keptActionCodec);

export type ActionStore = {
  readonly all: () => Promise<readonly KeptAction[]>;
  readonly write: (action: KeptAction) => Promise<void>;
  readonly clear: (key: string) => Promise<void>;
  /** Before it returns; in place of what was typed there before. `all` answers it too. */
  readonly keepTyped: (action: TypedAction) => void;
  readonly dropTyped: (replaces: string) => void;
};
