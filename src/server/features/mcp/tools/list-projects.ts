import { z } from 'zod';
import { array, nullable, object } from '#domain/codec/structures.ts';
import { integer, string, uuid } from '#domain/codec/primitives.ts';
import { defineTool } from '../tool.ts';

const query = `query ($first: Int!, $after: String) { projects(first: $first, after: $after, sort: TITLE) {
  totalCount endCursor items { id title } } }`;
const answer = object({
  projects: object({
    totalCount: integer,
    endCursor: nullable(string),
    items: array(object({ id: uuid, title: string })),
  }),
});

export const listProjects = defineTool({
  name: 'list_projects',
  title: 'List projects',
  description: 'Lists the projects of the workspace by title, with their ids.',
  isReadOnly: true,
  input: z.object({
    after: z.string().max(500).optional().describe('The cursor that the last answer named'),
  }),
  async run({ ask, linkTo }, { after }) {
    const { projects } = await ask(query, { first: 50, after: after ?? null }, answer);
    const lines = projects.items.map(
      ({ id, title }) => `${title || 'Untitled'}\nid: ${id}\nlink: ${linkTo('PROJECT', id, title) ?? ''}`,
    );
    const more = projects.endCursor === null ? '' : `\n\n(More with the cursor ${projects.endCursor})`;
    return `${projects.totalCount} projects.\n\n${lines.join('\n\n')}${more}`;
  },
});
