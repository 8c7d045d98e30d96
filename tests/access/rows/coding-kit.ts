import { newId } from '#server/platform/context/new-id.ts';
import { addContent, type ContentOptions } from '../content.ts';
import type { Kit, ProjectOptions } from '../kit.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

export const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
export const empty = queryOutcomes('nothing', 'nothing', 'nothing', 'nothing');
export const unseenQuery = queryOutcomes('notFound', 'notFound', 'notFound', 'notFound');
export const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
export const managers = mutationOutcomes('forbidden', 'forbidden', 'ok', 'ok');
export const owners = mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden');
export const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
export const noForeignIds = true;
export const isPrivate = true;

export const times = () => ({ created_at: new Date(), updated_at: new Date() });

export type BoardOptions = Pick<ProjectOptions, 'isPrivate' | 'isTrashed'> & {
  isShared?: boolean;
  isDeleted?: boolean;
};

/** A board in a project of its own, or (shared) of the workspace. */
export async function addBoard(
  kit: Kit,
  { isShared = false, isDeleted = false, ...project }: BoardOptions = {},
) {
  const [id, projectId] = [newId(), isShared ? null : await kit.project(project)];
  const deleted_at = isDeleted ? new Date() : null;
  await kit.row('tag_boards', {
    id,
    project_id: projectId,
    title: 'Matrix',
    rank: 0,
    deleted_at,
    ...times(),
  });
  return { id, projectId };
}

export async function addGroup(
  kit: Kit,
  { isGone = false, ...options }: BoardOptions & { isGone?: boolean } = {},
) {
  const [id, board] = [newId(), await addBoard(kit, options)];
  const deleted_at = isGone ? new Date() : null;
  await kit.row('tag_groups', {
    id,
    board_id: board.id,
    title: 'Matrix',
    color: '#000000',
    rank: 0,
    deleted_at,
    ...times(),
  });
  return { id, boardId: board.id };
}

export type TagOptions = BoardOptions & { boardId?: string; isThrownAway?: boolean; mergedInto?: string };

export async function addTag(
  kit: Kit,
  { boardId, isThrownAway = false, mergedInto, ...options }: TagOptions = {},
) {
  const board = boardId === undefined ? await addBoard(kit, options) : { id: boardId, projectId: null };
  const id = newId();
  const title = { title: 'Matrix', folded: 'matrix', key: 'matrix' };
  const gone = { trashed_at: isThrownAway ? new Date() : null, merged_into: mergedInto ?? null };
  await kit.row('tags', { id, board_id: board.id, ...title, color: '#000000', rank: 0, ...gone, ...times() });
  return { id, boardId: board.id, projectId: board.projectId };
}

export type HighlightOptions = ContentOptions & { isDeleted?: boolean };

/** On no text, so that deleting and restoring it needs no mark. */
export async function addHighlight(kit: Kit, { isDeleted = false, ...options }: HighlightOptions = {}) {
  const [id, objectId] = [newId(), await addContent(kit, 'note', options)];
  await kit.row('highlights', {
    id,
    object_type: 'note',
    object_id: objectId,
    project_id: objectId,
    access_id: objectId,
    text: 'Matrix',
    marked: false,
    pdf_areas: '[]',
    created_by: options.by ?? kit.ownerId,
    deleted_at: isDeleted ? new Date() : null,
    ...times(),
  });
  return { id, objectId };
}

export async function addSuggestion(kit: Kit, options: ContentOptions = {}) {
  const [id, objectId] = [newId(), await addContent(kit, 'note', options)];
  await kit.row('highlight_suggestions', {
    id,
    object_type: 'note',
    object_id: objectId,
    selected_text: 'Matrix',
    pdf_areas: '[{"page":0,"left":0,"top":0,"width":1,"height":1}]',
    engine_version: 1,
    created_at: new Date(),
  });
  return { id, objectId };
}

export async function addMerge(kit: Kit, options: BoardOptions = {}) {
  const into = await addTag(kit, options);
  const merged = await addTag(kit, { boardId: into.boardId, isThrownAway: true, mergedInto: into.id });
  const id = newId();
  await kit.row('tagging_changes', {
    id,
    kind: 'merge',
    into_id: into.id,
    merged_ids: [merged.id],
    changed_by: kit.ownerId,
    created_at: new Date(),
  });
  return { id };
}

export async function addTagging(kit: Kit, options: HighlightOptions = {}) {
  const [id, on] = [newId(), await addHighlight(kit, options)];
  const { id: tag_id } = await addTag(kit, { isShared: true });
  await kit.row('tagging_changes', { id, kind: 'tagging', changed_by: kit.ownerId, created_at: new Date() });
  await kit.row('tagging_change_items', {
    change_id: id,
    highlight_id: on.id,
    tag_id,
    added: false,
    place: 0,
    added_at: new Date(),
  });
  return { id };
}

/** The same operation in an open project, in a closed one, and (where it makes sense) on a workspace board. */
export function rowsFor<Options>(
  operation: string,
  make: (kit: Kit, options: Options & BoardOptions) => Promise<Record<string, unknown>>,
  trying: {
    more?: Options;
    expected?: Row['expected'];
    shared?: Row['expected'] | null;
    passesOver?: readonly string[];
  } = {},
): Row[] {
  const { more, expected = editors, shared = managers, passesOver = [] } = trying;
  const row = (options: BoardOptions) => ({
    operation,
    variables: ({ kit }: Making) => make(kit, { ...more, ...options } as Options & BoardOptions),
  });
  const closed = operation.startsWith('Query.') ? unseenQuery : unseen;
  return [
    { ...row({}), expected, passesOver },
    { ...row({ isPrivate }), when: 'in a private project', expected: closed, noForeignIds },
    ...(shared
      ? [{ ...row({ isShared: true }), when: 'of the workspace', expected: shared, noForeignIds } as const]
      : []),
  ];
}

export const input =
  <O>(make: (kit: Kit, options: O) => Promise<object>, more: object = {}) =>
  async (kit: Kit, options: O) => ({ input: { ...(await make(kit, options)), ...more } });
export const onlyId =
  <O>(make: (kit: Kit, options: O) => Promise<{ id: string }>) =>
  async (kit: Kit, options: O) => ({ id: (await make(kit, options)).id });
export const onlyIds =
  <O>(make: (kit: Kit, options: O) => Promise<{ id: string }>) =>
  async (kit: Kit, options: O) => ({ ids: [(await make(kit, options)).id] });
export const boardId = async (kit: Kit, options: BoardOptions) => ({
  boardId: (await addBoard(kit, options)).id,
});
export const projectId = async (kit: Kit, options: BoardOptions) => ({
  projectId: await kit.project(options),
});
export const withProject = (more: object) => async (kit: Kit, options: BoardOptions) => ({
  ...(await projectId(kit, options)),
  ...more,
});
export const mergeOf = async (kit: Kit, options: BoardOptions) => {
  const into = await addTag(kit, options);
  return { intoId: into.id, ids: [(await addTag(kit, { boardId: into.boardId })).id] };
};
export const one = { shared: null };
export const seen = { expected: everybody, shared: null };
