import * as Y from 'yjs';
import { readState } from '#server/kernel/documents/load-document.ts';
import type { Person, Place } from './scene.ts';
import type { TestApp } from './test-app.ts';
import { ask } from './work.ts';

export type Tag = {
  id: string;
  title: string;
  color: string;
  highlightCount: number;
  groupId: string | null;
};

export const tagFields =
  'id title color description sentiment rank groupId boardId projectId highlightCount version';

export async function addTag(
  person: Person,
  where: { projectId?: string; boardId?: string; groupId?: string },
  title: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { createTag } = await ask(
    person,
    'mutation ($input: CreateTagInput!) { createTag(input: $input) { id } }',
    { input: { ...where, title, ...more } },
  );
  return createTag.id;
}

/** Highlights these words where they stand first. */
export async function highlight(
  person: Person,
  objectId: string,
  words: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { createHighlight } = await ask(
    person,
    'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }',
    { input: { objectType: 'NOTE', objectId, quote: { text: words }, ...more } },
  );
  return createHighlight.id;
}

export type Seen = {
  id: string;
  text: string;
  deleted: boolean;
  color: string | null;
  startOffset: number | null;
  endOffset: number | null;
  tags: { id: string; title: string }[];
  version: number;
};

/** The highlights of a note or insight as a person sees them, in the order of the text. */
export async function highlightsIn(person: Person, objectId: string): Promise<Seen[]> {
  const { highlights } = await ask(
    person,
    `query ($id: ID!) { highlights(filter: { objectId: $id, withCommentOnly: true }, sort: POSITION, first: 100) { items {
      id text deleted color startOffset endOffset version tags { id title } } } }`,
    { id: objectId },
  );
  return highlights.items;
}

/** How many highlights each tag of a project has, by title. */
export async function countsOf(person: Person, projectId: string): Promise<Record<string, number>> {
  const { tags } = await ask(
    person,
    'query ($id: ID!, $first: Int) { tags(projectId: $id, first: $first) { items { title highlightCount } } }',
    { id: projectId, first: 1000 },
  );
  return Object.fromEntries(tags.items.map((tag: Tag) => [tag.title, tag.highlightCount]));
}

/** A note's or insight's content as the server has it. */
export async function documentOfObject(app: TestApp, { workspace }: Place, id: string): Promise<Y.Doc> {
  const state = await app.database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
    readState(db, workspace.id, id),
  );
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  return doc;
}
