import { z } from 'zod';
import type { TypeOf } from '#domain/codec/codec.ts';
import { array, nullable, object } from '#domain/codec/structures.ts';
import { integer, literal, string, uuid } from '#domain/codec/primitives.ts';
import { searchResultTypes } from '#domain/search/result-types.ts';
import { defineTool, type ToolCall } from '../tool.ts';

const kinds = {
  note: 'NOTE',
  insight: 'INSIGHT',
  highlight: 'HIGHLIGHT',
  contact: 'PERSON',
  tag: 'TAG',
  project: 'PROJECT',
  folder: 'PROJECT_CATEGORY',
  channel: 'CHANNEL',
  theme: 'THEME',
} as const;
const kindNames = Object.keys(kinds).filter((kind): kind is keyof typeof kinds => Object.hasOwn(kinds, kind));

const query = `query ($options: SearchOptions!, $limit: Int!, $offset: Int!) {
  search(options: $options, limit: $limit, offset: $offset) {
    total items { id type documentId preview { title { text } content { text } } project { title } } } }`;
const segments = array(object({ text: string }));
const item = object({
  id: uuid,
  type: literal(...searchResultTypes),
  documentId: nullable(uuid),
  preview: object({ title: segments, content: segments }),
  project: nullable(object({ title: string })),
});
type Item = TypeOf<typeof item>;
const answer = object({ search: object({ total: integer, items: array(item) }) });

export const searchResearch = defineTool({
  name: 'search',
  title: 'Search the research',
  description:
    'Searches notes, insights, highlights (quotes that people marked), contacts, tags, projects, folders, channels and themes by words and meaning. Answers with ids for the other tools.',
  isReadOnly: true,
  input: z.object({
    query: z.string().min(1).max(2000).describe('Words or a phrase in quotation marks; -word leaves out'),
    kinds: z.array(z.enum(kindNames)).optional().describe('Only these; everything when left out'),
    projectId: z.uuid().optional().describe('Only in this project'),
    limit: z.int().min(1).max(50).default(10),
    offset: z.int().min(0).max(1000).default(0),
  }),
  async run(call, { query: value, kinds: wanted, projectId, limit, offset }) {
    const options = {
      query: { method: 'HYBRID', value },
      // What AI wrote is no research: an assistant would quote itself.
      types: (wanted ?? kindNames).map((kind) => kinds[kind]),
      ...(projectId !== undefined && { location: { type: 'LOCATED_IN', ids: [projectId] } }),
    };
    const { search } = await call.ask(query, { options, limit, offset }, answer);
    if (search.items.length === 0) return 'Nothing was found.';
    const lines = search.items.map((found) => describe(call, found));
    return `${search.total} found, ${offset + 1} to ${offset + lines.length} shown.\n\n${lines.join('\n\n')}`;
  },
});

function describe(call: ToolCall, { id, type, documentId, preview, project }: Item): string {
  const [title, content] = [textOf(preview.title), textOf(preview.content)];
  const kind = kindNames.find((name) => kinds[name] === type) ?? 'note';
  return [
    `${kind}: ${title || 'Untitled'}`,
    `id: ${id}`,
    documentId !== null && `in: ${documentId}`,
    project && `project: ${project.title}`,
    content !== '' && `text: ${content}`,
    `link: ${call.linkTo(type, id, title) ?? ''}`,
  ]
    .filter((line) => typeof line === 'string')
    .join('\n');
}

function textOf(parts: readonly { readonly text: string }[]): string {
  return parts.map(({ text }) => text).join('');
}
