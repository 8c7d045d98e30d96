import { z } from 'zod';
import { nullable, array, object } from '#domain/codec/structures.ts';
import { string, uuid } from '#domain/codec/primitives.ts';
import { defineTool } from '../tool.ts';

const query = `query ($ids: [ID!]!) { highlightsByIds(ids: $ids) {
  id text objectId objectTitle tags { title } project { title } } }`;
const answer = object({
  highlightsByIds: array(
    object({
      id: uuid,
      text: string,
      objectId: uuid,
      objectTitle: string,
      tags: array(object({ title: string })),
      project: nullable(object({ title: string })),
    }),
  ),
});

export const readHighlights = defineTool({
  name: 'read_highlights',
  title: 'Read highlights',
  description: 'Reads highlights word for word, with their tags and the note or insight that they are in.',
  isReadOnly: true,
  input: z.object({ ids: z.array(z.uuid()).min(1).max(100) }),
  async run(call, { ids }) {
    const { highlightsByIds: found } = await call.ask(query, { ids }, answer);
    if (found.length === 0) return 'There are no such highlights, or you may not see them.';
    return found
      .map(({ id, text, objectId, objectTitle, tags, project }) =>
        [
          `“${text}”`,
          `id: ${id}`,
          `in: ${objectTitle || 'Untitled'} (${objectId})`,
          ...(project ? [`project: ${project.title}`] : []),
          ...(tags.length > 0 ? [`tags: ${tags.map(({ title }) => title).join(', ')}`] : []),
          `link: ${call.linkTo('HIGHLIGHT', id) ?? ''}`,
        ].join('\n'),
      )
      .join('\n\n');
  },
});
