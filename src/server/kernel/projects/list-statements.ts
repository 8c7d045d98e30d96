import { sql, type RawBuilder } from 'kysely';
import {
  isVisibleOnTheWay,
  isVisibleTo,
  mostWalked,
  type Asker,
  type Walker,
} from '#server/kernel/access/index.ts';
import type { Actor } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { keepStatement, type GivenOf } from '#server/platform/db/kept-statement.ts';
import type { ProjectScope, ProjectSort } from '#server/platform/graphql/wire.gen.ts';
import { inOrder, isBehind, sortValue, type Sort } from '#server/platform/graphql/sorted-page.ts';
import { projectColumns } from './project.ts';
import './tables.ts';

export const sorts = {
  CREATED_AT: { kind: 'time', column: 'projects.created_at', id: 'projects.id' },
  UPDATED_AT: { kind: 'time', column: 'projects.updated_at', id: 'projects.id' },
  TITLE: { kind: 'text', column: 'projects.title', id: 'projects.id' },
} as const satisfies Record<ProjectSort, Sort>;

/** What changes the words of a list's statement. */
export type ListShape = {
  readonly asker: Actor['kind'];
  readonly archived: boolean | null;
  readonly inFolder: boolean;
  readonly outsideFolders: boolean;
  readonly scope: ProjectScope;
};
export type PageShape = ListShape & {
  readonly isInMarkup: boolean;
  readonly sort: ProjectSort;
  readonly hasCursor: boolean;
  /** Null for a size that few ask for; the others stand in the statement. */
  readonly rows: number | null;
};
export type ListValues = {
  readonly workspaceId: string;
  readonly viewerId: string | null;
  readonly grantees: readonly string[];
  /** Without `markup`, in which everybody stands: what is open to all was shared with nobody. */
  readonly named: readonly string[];
  readonly folderId: string | null;
};
export type PageValues = ListValues & {
  readonly readerBits: string;
  readonly cursorValue: string | null;
  readonly cursorId: string | null;
  readonly rows: number;
};

/** The list in its order, each row asked whether it is seen, as far as `mostWalked`. */
export const walkProjects = keepStatement((db, shape: PageShape, given: GivenOf<PageValues>) => {
  const behind = behindCursor(db, shape, given);
  return db
    .selectFrom(behind.selectAll().limit(mostWalked).as('projects'))
    .select(columnsOf(shape))
    .where(isVisibleOnTheWay(walkerOf(shape, given), 'projects'))
    .orderBy(inOrder(sorts[shape.sort]))
    .limit(rowsOf(shape, given));
});

/** The same from what the viewer sees. */
export const pickProjects = keepStatement((db, shape: PageShape, given: GivenOf<PageValues>) =>
  behindCursor(db, shape, given)
    .select(columnsOf(shape))
    .where(isVisibleTo(askerOf(shape, given), 'access_id'))
    .limit(rowsOf(shape, given)),
);

export const countProjects = keepStatement((db, shape: ListShape, given: GivenOf<ListValues>) => {
  // By map first: there are far fewer maps to look up than things they govern.
  const perMap = isKept(shape)
    ? db
        .selectFrom('project_totals')
        .select(['access_id', sql<string>`count`.as('count')])
        .where('workspace_id', '=', given('workspaceId'))
        .$if(shape.archived !== null, (query) => query.where('archived', '=', shape.archived === true))
    : livingProjects(db, shape, given)
        .select((row) => ['access_id', row.fn.countAll<string>().as('count')])
        .groupBy('access_id');
  return (
    db
      .selectFrom(perMap.as('map'))
      .select(sql<string>`coalesce(sum(count), 0)`.as('count'))
      // `is true` has the maps that are seen looked up in memory, whatever the database guesses of how many there are.
      .where(sql<boolean>`(${isVisibleTo(askerOf(shape, given), 'map.access_id')}) is true`)
  );
});

/** Whether the totals that the database keeps for each map answer what was asked. */
function isKept({ scope, inFolder, outsideFolders }: ListShape): boolean {
  return scope === 'ALL' && !inFolder && !outsideFolders;
}

function behindCursor(db: Db, shape: PageShape, given: GivenOf<PageValues>) {
  const sort = sorts[shape.sort];
  const cursor = shape.hasCursor ? { value: given('cursorValue'), id: given('cursorId') } : null;
  return livingProjects(db, shape, given).where(isBehind(sort, cursor)).orderBy(inOrder(sort));
}

function livingProjects(db: Db, shape: ListShape, given: GivenOf<ListValues>) {
  return db
    .selectFrom('projects')
    .where('workspace_id', '=', given('workspaceId'))
    .where('trashed_at', 'is', null)
    .$if(shape.archived !== null, (query) =>
      query.where('status', shape.archived === true ? '=' : '<>', 'archived'),
    )
    .$if(shape.inFolder, (query) => query.where('folder_id', '=', given('folderId')))
    .$if(shape.outsideFolders, (query) => query.where(isOutsideFolders(askerOf(shape, given))))
    .where(isInScope(shape, given));
}

function columnsOf({ sort }: PageShape) {
  return [...projectColumns, sortValue(sorts[sort]).as('sortValue')] as const;
}

/** A number in the statement itself lets the database keep one plan for all who ask. */
function rowsOf({ rows }: PageShape, given: GivenOf<PageValues>): RawBuilder<number> {
  return rows === null ? given('rows') : sql.lit(rows);
}

function askerOf({ asker }: ListShape, given: GivenOf<ListValues>): Asker {
  return { kind: asker, workspaceId: given('workspaceId'), grantees: given('grantees') };
}

function walkerOf(shape: PageShape, given: GivenOf<PageValues>): Walker {
  return { ...askerOf(shape, given), isInMarkup: shape.isInMarkup, readerBits: given('readerBits') };
}

/** Also what lies in a folder that the person may not see: to them it lies nowhere. */
function isOutsideFolders(asker: Asker): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select 1 from folders f where f.workspace_id = projects.workspace_id and f.id = projects.folder_id
      and f.trashed_at is null and ${isVisibleTo(asker, 'f.access_id')})`;
}

function isInScope({ scope }: ListShape, given: GivenOf<ListValues>): RawBuilder<boolean> {
  if (scope === 'ALL') return sql<boolean>`true`;
  if (scope === 'YOURS') return sql<boolean>`created_by = ${given('viewerId')}`;
  return sql<boolean>`created_by <> ${given('viewerId')} and access_id in (
    select object_id from grants
    where workspace_id = ${given('workspaceId')} and grantee = any(${given('named')}::text[]))`;
}
