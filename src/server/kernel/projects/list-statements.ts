import { sql, type RawBuilder } from 'kysely';
import { isVisibleTo, isWritableTo, type Asker } from '#server/kernel/access/index.ts';
import type { ProjectStatus } from '#domain/projects/project-status.ts';
import type { Actor } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { keepStatement, type GivenOf } from '#server/platform/db/kept-statement.ts';
import { inOrder, isBehind, sortValue, type Sort } from '#server/platform/graphql/sorted-page.ts';
import type { ProjectScope, ProjectSort } from '#server/platform/graphql/wire.gen.ts';
import { projectColumns } from './project.ts';
import './tables.ts';

export const sorts = {
  CREATED_AT: { kind: 'time', column: 'projects.created_at', id: 'projects.id' },
  UPDATED_AT: { kind: 'time', column: 'projects.updated_at', id: 'projects.id' },
  TITLE: { kind: 'text', column: 'projects.title', id: 'projects.id' },
} as const satisfies Record<ProjectSort, Sort>;

/** What changes the words of the statements. */
type ListShape = {
  readonly asker: Actor['kind'];
  readonly archived: boolean | null;
  readonly inFolder: boolean;
  readonly outsideFolders: boolean;
  readonly scope: ProjectScope;
  readonly hasQuery: boolean;
  readonly writable: boolean;
};
type ListValues = {
  readonly workspaceId: string;
  readonly viewerId: string | null;
  readonly grantees: readonly string[];
  /** Without `markup`, where everybody stands: what is open to all was shared with nobody. */
  readonly named: readonly string[];
  readonly folderId: string | null;
  /** Of the title. */
  readonly pattern: string | null;
};
type PageShape = ListShape & { readonly sort: ProjectSort; readonly hasCursor: boolean };
type PageValues = ListValues & {
  readonly cursorValue: string | null;
  readonly cursorId: string | null;
  readonly rows: number;
};

/** Every screen asks for it: kept, a request takes a sixteenth less of the process than built each time. */
export const pageOfProjects = keepStatement((db, shape: PageShape, given: GivenOf<PageValues>) => {
  const sort = sorts[shape.sort];
  const after = shape.hasCursor ? { value: given('cursorValue'), id: given('cursorId') } : null;
  return fittingProjects(db, shape, given)
    .select([...projectColumns, sortValue(sort).as('sortValue')])
    .where(isBehind(sort, after))
    .orderBy(inOrder(sort))
    .limit(given('rows'));
});

export const countOfProjects = keepStatement((db, shape: ListShape, given: GivenOf<ListValues>) =>
  fittingProjects(db, shape, given).select((row) => row.fn.countAll<string>().as('count')),
);

/** In words, never as a value: a kept plan takes “not this value” for hardly any rows, and looks up grants for each. */
const archived: ProjectStatus = 'archived';

function fittingProjects(db: Db, shape: ListShape, given: GivenOf<ListValues>) {
  const asker = { kind: shape.asker, workspaceId: given('workspaceId'), grantees: given('grantees') };
  return db
    .selectFrom('projects')
    .where('workspace_id', '=', given('workspaceId'))
    .where('trashed_at', 'is', null)
    .where(shape.writable ? isWritableTo(asker, 'access_id') : isVisibleTo(asker, 'access_id'))
    .$if(shape.archived !== null, (query) =>
      query.where('status', shape.archived ? '=' : '<>', sql.lit(archived)),
    )
    .$if(shape.inFolder, (query) => query.where('folder_id', '=', given('folderId')))
    .$if(shape.hasQuery, (query) => query.where(sql<boolean>`title ilike ${given('pattern')}`))
    .$if(shape.outsideFolders, (query) => query.where(isOutsideFolders(asker)))
    .where(isInScope(shape.scope, given));
}

/** Also what is in a folder that the person can't see: to them it is in none. */
function isOutsideFolders(asker: Asker): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select 1 from folders f where f.workspace_id = projects.workspace_id and f.id = projects.folder_id
      and f.trashed_at is null and ${isVisibleTo(asker, 'f.access_id')})`;
}

function isInScope(scope: ProjectScope, given: GivenOf<ListValues>): RawBuilder<boolean> {
  if (scope === 'ALL') return sql<boolean>`true`;
  if (scope === 'YOURS') return sql<boolean>`created_by = ${given('viewerId')}`;
  return sql<boolean>`created_by <> ${given('viewerId')} and access_id in (
    select object_id from grants
    where workspace_id = ${given('workspaceId')} and grantee = any(${given('named')}::text[]))`;
}
