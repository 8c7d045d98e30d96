import { addDoc, type MadeDoc } from '../doc.ts';
import type { FolderOptions } from '../folder.ts';
import { mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const empty = queryOutcomes('nothing', 'nothing', 'nothing', 'nothing');
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const nobody = mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;

const doc =
  <Variables>(shape: (made: MadeDoc) => Variables, options: FolderOptions = {}) =>
  async ({ kit, callerId }: Making) =>
    shape(await addDoc(kit, { ...options, by: callerId }));
const hidden = { isPrivate: true } as const;

const input = { prompt: 'Why?' };
const byId = ({ docId: id }: MadeDoc) => ({ id });
const changed = ({ docId: id }: MadeDoc) => ({ id, input });
/** With the key of its run: one that is written while the next row is tried would look like its doing. */
const runAgain = ({ docId: id, requestKey }: MadeDoc) => ({ id, requestKey });

/** Docs: for who can read them to read, for who can write on them to run again. */
export const docRows: readonly Row[] = [
  { operation: 'Query.aiDocs', expected: everybody, tellsNothing: true },
  { operation: 'Query.aiDoc', variables: doc(byId), expected: everybody },
  { operation: 'Query.aiDoc', when: 'private', variables: doc(byId, hidden), expected: empty, noForeignIds },
  {
    operation: 'Query.aiDoc',
    when: 'in the trash',
    variables: doc(byId, { isTrashed: true }),
    expected: empty,
    noForeignIds,
  },
  {
    operation: 'Query.summary',
    when: 'of a private doc',
    variables: async ({ kit }) => ({ id: (await addDoc(kit, hidden)).runId }),
    expected: empty,
    noForeignIds,
  },
  { operation: 'Mutation.createAiDoc', variables: () => ({ input }), expected: editors },
  { operation: 'Mutation.updateAiDoc', variables: doc(changed), expected: editors },
  {
    operation: 'Mutation.updateAiDoc',
    when: 'private',
    variables: doc(changed, hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.runAiDoc', variables: doc(runAgain), expected: editors },
  {
    operation: 'Mutation.runAiDoc',
    when: 'private',
    variables: doc(runAgain, hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.trashAiDoc', variables: doc(byId), expected: nobody, noForeignIds },
  {
    operation: 'Mutation.trashAiDoc',
    when: 'with full access',
    variables: async ({ kit, callerId }) => byId(await addDoc(kit, { full: callerId })),
    expected: editors,
  },
  {
    operation: 'Mutation.restoreAiDoc',
    variables: async ({ kit, callerId }) => byId(await addDoc(kit, { full: callerId, isTrashed: true })),
    expected: editors,
  },
];
