import type { WholeFile } from '#server/features/files/index.ts';
import type { Field } from '#server/features/fields/index.ts';
import type { CommunitySet } from './community-set.ts';

/** What somebody may add to the whole workspace; what they may not comes into the project or is reported. */
export type SharedRights = {
  readonly tags: boolean;
  readonly fields: boolean;
  readonly personFields: boolean;
  readonly publish: boolean;
};

/** What an import made outside its projects, by which it is undone. */
export type MadeShared = {
  readonly personIds: string[];
  readonly fieldIds: string[];
  readonly boardIds: string[];
  readonly tagIds: string[];
};

/** One project of an archive on its way into the workspace. */
export type CommunityWriting = {
  readonly set: CommunitySet;
  readonly createdBy: string;
  readonly projectId: string;
  readonly rights: SharedRights;
  readonly made: MadeShared;
  /** The copy of a thing of the archive, or what it was matched with. */
  readonly idOf: (id: string) => string;
  /** From here on the thing is one that was there before. */
  readonly match: (id: string, known: string) => void;
  readonly fieldOf: Map<string, Field>;
  /** By the id that the file has in the archive. */
  readonly files: ReadonlyMap<string, WholeFile>;
  /** `what` in the plural and as a sentence begins. */
  readonly report: (what: string, count?: number) => void;
};

/** Within a limit and storable. */
export function cut(text: string, most: number): string {
  return text.replaceAll('\0', '').trim().slice(0, most).toWellFormed();
}
