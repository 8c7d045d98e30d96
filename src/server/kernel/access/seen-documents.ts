import type { AccessObject } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { isProjectReadOnly, type ProjectStatus } from '#domain/projects/project-status.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { levelOfRank } from './level.ts';

type Row = {
  readonly id: string;
  readonly rank: number;
  readonly createdBy: string;
  readonly trashedBy: string | null;
  readonly lockedAt: Date | null;
  readonly accessId: string;
  readonly projectStatus: ProjectStatus;
};

type Internal = Exclude<keyof Row, 'id'>;

export type SeenDocument<R> = AccessObject &
  Omit<R, Internal> & {
    readonly authorId: string;
    /** Whether it has a map of its own instead of its project's. */
    readonly isPrivate: boolean;
  };

/** Notes or insights as decisions need them. Throws NotFound if there is one among them that the person may not see. */
export function seenDocuments<R extends Row>(
  tx: TxCtx,
  rows: readonly R[],
  { count, inTrash }: { count: number; inTrash: boolean },
): SeenDocument<R>[] {
  const me = viewerOf(tx)?.id;
  const seen = rows.flatMap((row) => {
    const { rank, createdBy, trashedBy, lockedAt, accessId, projectStatus, ...facts } = row;
    const level = levelOfRank(tx, rank);
    if (level === null) return [];
    // Anyone who put something in the trash can take it out again, as its author can.
    const authorId = inTrash && trashedBy === me && me !== undefined ? me : createdBy;
    const archived = isProjectReadOnly(projectStatus);
    return [
      { ...facts, level, authorId, locked: lockedAt !== null, archived, isPrivate: accessId === row.id },
    ];
  });
  if (seen.length !== count) throw new NotFound();
  return seen;
}
