import { z } from 'zod';
import { toMarkdown } from '#editor/markdown/to-markdown.ts';
import { readExported } from '#server/features/exports/index.ts';
import { defineTool } from '../tool.ts';

/** What an assistant can take in at once. */
const mostCharacters = 20_000;

export const readDocument = defineTool({
  name: 'read',
  title: 'Read a note or an insight',
  description:
    'Reads a note (an interview, a session, a document) or an insight as Markdown, with its evidence. Long ones come in pieces: go on with the offset that the answer names.',
  isReadOnly: true,
  input: z.object({
    id: z.uuid().describe('Id of a note or an insight'),
    offset: z.int().min(0).default(0).describe('Where to go on, in characters'),
  }),
  async run({ ctx, env }, { id, offset }) {
    const { title, content, readCard, fileUrl } = await readExported(ctx, env, id);
    const whole = toMarkdown(content, { readCard, fileUrl });
    const end = offset + mostCharacters;
    const piece = whole.slice(offset, end);
    const rest = whole.length > end ? `\n\n(Goes on at offset ${end} of ${whole.length}.)` : '';
    return `# ${title}\n\n${piece}${rest}`;
  },
});
