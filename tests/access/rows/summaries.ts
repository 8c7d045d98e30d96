import { randomUUID } from 'node:crypto';
import { addChannel } from '../channel.ts';
import { addContent } from '../content.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';
import { addSummary } from '../summary.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const writers = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const ofNote = async ({ kit }: Making) => ({ objectType: 'NOTE', objectId: await addContent(kit, 'note') });
const byId = async ({ kit }: Making) => ({ id: (await addSummary(kit)).id });

/** Summaries of notes: for who can read the note to read, for who can write it to change. */
export const summaryRows: readonly Row[] = [
  { operation: 'Query.summary', variables: byId, expected: everybody },
  { operation: 'Query.objectSummary', variables: ofNote, expected: everybody },
  { operation: 'Query.summaryHistory', variables: ofNote, expected: everybody },
  {
    operation: 'Mutation.generateSummary',
    // Without words there is nothing to write: nobody gets further than the refusal.
    variables: async (making) => ({ input: { ...(await ofNote(making)), requestKey: randomUUID() } }),
    expected: mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden'),
    noForeignIds: true,
  },
  { operation: 'Mutation.cancelSummary', variables: byId, expected: writers },
  {
    operation: 'Mutation.updateSummary',
    variables: async (making) => ({ ...(await byId(making)), text: 'New' }),
    expected: writers,
  },
  { operation: 'Mutation.restoreSummary', variables: byId, expected: writers },
  {
    operation: 'Mutation.createInsightFromSummary',
    variables: async ({ kit }) => ({
      summaryId: (await addSummary(kit)).id,
      projectId: await kit.project(),
    }),
    expected: writers,
  },
  {
    operation: 'Query.objectSummary',
    when: 'of a theme of a private channel',
    variables: async ({ kit }) => ({
      objectType: 'THEME',
      objectId: (await addChannel(kit, { isPrivate: true })).themeId,
    }),
    expected: queryOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds: true,
  },
];
