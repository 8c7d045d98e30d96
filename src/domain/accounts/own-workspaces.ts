import type { TypeOf } from '#domain/codec/codec.ts';
import { string, uuid } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';

/** More than a menu can hold. */
export const mostWorkspacesShown = 10;

/** The other workspaces that a person is signed in to. */
export const ownWorkspacesCodec = array(
  object({ id: uuid, name: string, url: string }, 'workspace to switch to'),
);
export type OwnWorkspaces = TypeOf<typeof ownWorkspacesCodec>;
