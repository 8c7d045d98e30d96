import { toYUpdate } from '#editor/yjs/to-y-update.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { addContent, type ContentOptions } from '../content.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { addFile } from './files.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const anybody = mutationOutcomes('ok', 'ok', 'ok', 'ok');
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;

const note =
  (options?: ContentOptions) =>
  async ({ kit }: Making) => ({ noteId: await addContent(kit, 'note', options) });
const noteWithTranscript =
  (options?: ContentOptions) =>
  async ({ kit }: Making) => {
    const [id, noteId] = [newId(), await addContent(kit, 'note', options)];
    await kit.row('transcripts', {
      id,
      note_id: noteId,
      origin: 'IMPORT',
      status: 'COMPLETE',
      created_at: new Date(),
    });
    return { id, noteId };
  };
const transcript = (options?: ContentOptions) => async (making: Making) => ({
  id: (await noteWithTranscript(options)(making)).id,
});
const imported = (options?: ContentOptions) => async (making: Making) => ({
  input: { ...(await note(options)(making)), content: 'Anna: Hello' },
});
const rated = (options?: ContentOptions) => async (making: Making) => ({
  ...(await transcript(options)(making)),
  rating: 'Good',
});
const isPrivate = { isPrivate: true };
/** A note in which two people speak. */
const talk =
  (options?: ContentOptions) =>
  async ({ kit }: Making) => {
    const noteId = await addContent(kit, 'note', options);
    const speakers = [newId(), newId()] as const;
    const content = speakers.map((speakerId) => ({
      type: 'utterance',
      attrs: { speakerId, start: 0, end: 1 },
      content: [{ type: 'text', text: 'Hello' }],
    }));
    const update = Buffer.from(toYUpdate({ type: 'doc', content }));
    await kit.row('document_updates', { document_id: noteId, update, created_at: new Date() });
    return { noteId, speakers };
  };
const changes = {
  renameSpeaker: ([speakerId]: Speakers) => ({ speakerId, name: 'Anna' }),
  mergeSpeakers: ([fromId, intoId]: Speakers) => ({ fromId, intoId }),
};
type Speakers = readonly [string, string];
const settings =
  (options?: ContentOptions & { full?: string }) =>
  async ({ kit, callerId }: Making) => ({
    input: {
      projectId: await kit.project({ ...options, full: options?.isPrivate ? undefined : callerId }),
      language: 'auto',
      vocabulary: ['Larkspur'],
    },
  });

export const transcriptRows: readonly Row[] = [
  {
    operation: 'Query.transcripts',
    variables: async (making) => ({ noteId: (await noteWithTranscript()(making)).noteId }),
    expected: everybody,
  },
  {
    operation: 'Query.speakers',
    variables: note(),
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
  },
  {
    operation: 'Query.transcriptionSettings',
    variables: async ({ kit }) => ({ projectId: await kit.project() }),
    expected: everybody,
  },
  { operation: 'Query.transcriptionMinutes', expected: everybody },
  { operation: 'Mutation.importTranscript', variables: imported(), expected: editors },
  {
    operation: 'Mutation.importTranscript',
    when: 'private',
    variables: imported(isPrivate),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.requestTranscript',
    variables: async ({ kit }) => ({ fileId: await addFile(kit, { processing: 'COMPLETE' }) }),
    expected: editors,
  },
  {
    operation: 'Mutation.requestTranscript',
    when: 'private',
    variables: async ({ kit }) => ({ fileId: await addFile(kit, isPrivate) }),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.cancelTranscript', variables: transcript(), expected: editors },
  {
    operation: 'Mutation.cancelTranscript',
    when: 'private',
    variables: transcript(isPrivate),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.rateTranscript', variables: rated(), expected: anybody },
  {
    operation: 'Mutation.rateTranscript',
    when: 'private',
    variables: rated(isPrivate),
    expected: unseen,
    noForeignIds,
  },
  ...Object.entries(changes).flatMap(([name, change]): Row[] => [
    {
      operation: `Mutation.${name}`,
      variables: async (making) => {
        const { noteId, speakers } = await talk()(making);
        return { noteId, ...change(speakers) };
      },
      expected: editors,
    },
    {
      operation: `Mutation.${name}`,
      when: 'private',
      variables: async (making) => {
        const { noteId, speakers } = await talk(isPrivate)(making);
        return { noteId, ...change(speakers) };
      },
      expected: unseen,
      noForeignIds,
    },
  ]),
  {
    operation: 'Mutation.updateTranscriptionSettings',
    when: 'private',
    variables: settings(isPrivate),
    expected: unseen,
    noForeignIds,
  },
];
