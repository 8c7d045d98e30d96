import { z } from 'zod';
import { object } from '#domain/codec/structures.ts';
import { uuid } from '#domain/codec/primitives.ts';
import { markdownToJson } from '#server/kernel/documents/index.ts';
import { defineTool } from '../tool.ts';

const mutation = 'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }';
const answer = object({ createNote: object({ id: uuid }) });

export const createNote = defineTool({
  name: 'create_note',
  title: 'Create a note',
  description: 'Writes a new note in a project. The text is Markdown.',
  isReadOnly: false,
  input: z.object({
    projectId: z.uuid(),
    title: z.string().max(1000).default(''),
    text: z.string().max(100_000).describe('Markdown'),
  }),
  async run(call, { projectId, title, text }) {
    const input = { projectId, title, content: await markdownToJson(call.ctx, text) };
    const { id } = (await call.ask(mutation, { input }, answer)).createNote;
    return `Created.\nid: ${id}\nlink: ${call.linkTo('NOTE', id, title) ?? ''}`;
  },
});
