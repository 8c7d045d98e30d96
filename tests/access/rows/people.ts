import { newId } from '#server/platform/context/new-id.ts';
import { addContent, type ContentOptions } from '../content.ts';
import type { Kit } from '../kit.ts';
import { byWriteScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const everybody = queryOutcomes('ok', 'ok', 'ok', 'ok');
const editorsRead = queryOutcomes('forbidden', 'ok', 'ok', 'ok');
const managersRead = queryOutcomes('forbidden', 'forbidden', 'ok', 'ok');
const editors = mutationOutcomes('forbidden', 'ok', 'ok', 'ok');
const managers = mutationOutcomes('forbidden', 'forbidden', 'ok', 'ok');
const marks = mutationOutcomes('ok', 'ok', 'ok', 'ok');
const unseen = mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound');
const noForeignIds = true;

type Options = { isTrashed?: boolean; isHidden?: boolean; mergedInto?: string };

export async function addPerson(
  kit: Kit,
  { isTrashed, isHidden, mergedInto }: Options = {},
): Promise<string> {
  const [id, now] = [newId(), new Date()];
  await kit.row('people', {
    id,
    name: 'Matrix Contact',
    sort_name: 'matrix contact',
    created_at: now,
    updated_at: now,
    trashed_at: isTrashed ? now : null,
    hidden_at: isHidden ? now : null,
    merged_into: mergedInto ?? null,
  });
  return id;
}

const id =
  (options?: Options) =>
  async ({ kit }: Making) => ({ id: await addPerson(kit, options) });
const card =
  (options?: Options) =>
  async ({ kit }: Making) => ({ type: 'CONTACT', id: await addPerson(kit, options) });
const ids =
  (options?: Options) =>
  async ({ kit }: Making) => ({
    ids: [await addPerson(kit, options), await addPerson(kit, options)],
  });
const pair =
  (options?: Options) =>
  async ({ kit }: Making) => ({
    intoId: await addPerson(kit),
    ids: [await addPerson(kit, options)],
  });
const input = (make: (making: Making) => Promise<object>) => async (making: Making) => ({
  input: await make(making),
});

async function addMerge(kit: Kit, options: Options = {}): Promise<string> {
  const [mergeId, personId] = [newId(), await addPerson(kit, options)];
  const merged = await addPerson(kit, { mergedInto: personId });
  const identity = { name: 'Matrix Contact', email: null, hiddenAt: null, hiddenBy: null };
  await kit.row('person_merges', {
    id: mergeId,
    person_id: personId,
    merged_person_ids: [merged],
    changes: { before: identity, after: identity, places: [], gained: [], followed: [] },
    merged_at: new Date(),
  });
  return mergeId;
}

const inNote =
  (more: object = {}, options?: ContentOptions) =>
  async ({ kit }: Making) => {
    const [noteId, personId] = [await addContent(kit, 'note', options), await addPerson(kit)];
    await kit.row('note_people', {
      note_id: noteId,
      person_id: personId,
      kind: 'participant',
      rank: 0,
      added_at: new Date(),
    });
    return { noteId, personIds: [personId], ...more };
  };
const intoNote =
  (options?: ContentOptions) =>
  async ({ kit }: Making) => ({
    noteId: await addContent(kit, 'note', options),
    personIds: [await addPerson(kit)],
  });
const intoNotes =
  (options?: ContentOptions) =>
  async ({ kit }: Making) => ({
    personId: await addPerson(kit),
    noteIds: [await addContent(kit, 'note'), await addContent(kit, 'note', options)],
  });
const inNotes = (options?: ContentOptions) => async (making: Making) => {
  const { noteId, personIds } = await inNote({}, options)(making);
  return { personId: personIds[0], noteIds: [noteId] };
};
const hidden: ContentOptions = { isPrivate: true };

export const peopleRows: readonly Row[] = [
  { operation: 'Query.person', variables: id(), expected: everybody },
  {
    operation: 'Query.person',
    when: 'in the trash',
    variables: id({ isTrashed: true }),
    expected: queryOutcomes('nothing', 'nothing', 'nothing', 'nothing'),
    noForeignIds,
  },
  { operation: 'Query.contacts', expected: everybody },
  { operation: 'Query.people', expected: everybody },
  { operation: 'Query.duplicatePeople', expected: everybody },
  { operation: 'Query.mergePreview', variables: pair(), expected: byWriteScope(editorsRead) },
  {
    operation: 'Query.mergePreview',
    when: 'hidden',
    variables: pair({ isHidden: true }),
    expected: byWriteScope(managersRead),
    noForeignIds,
  },
  {
    operation: 'Mutation.createPerson',
    variables: async ({ kit }) => ({ input: { name: 'New', noteId: await addContent(kit, 'note') } }),
    expected: editors,
  },
  {
    operation: 'Mutation.createPerson',
    when: 'in a private note',
    variables: async ({ kit }) => ({ input: { name: 'New', noteId: await addContent(kit, 'note', hidden) } }),
    expected: { ...unseen, viewer: 'forbidden' },
    noForeignIds,
  },
  {
    operation: 'Mutation.updatePerson',
    variables: input(async (making) => ({ ...(await id()(making)), name: 'Renamed' })),
    expected: editors,
  },
  {
    operation: 'Mutation.updatePerson',
    when: 'hidden',
    variables: input(async (making) => ({ ...(await id({ isHidden: true })(making)), name: 'Renamed' })),
    expected: managers,
    noForeignIds,
  },
  {
    operation: 'Mutation.importPeople',
    variables: () => ({ people: [{ name: 'One' }, { email: 'two@matrix.example' }] }),
    expected: editors,
  },
  ...['star', 'recordVisit'].flatMap((verb): Row[] => [
    { operation: `Mutation.${verb}`, when: 'a contact', variables: card(), expected: marks },
    {
      operation: `Mutation.${verb}`,
      when: 'a hidden contact',
      variables: card({ isHidden: true }),
      expected: marks,
    },
    {
      operation: `Mutation.${verb}`,
      when: 'a contact in the trash',
      variables: card({ isTrashed: true }),
      expected: unseen,
      noForeignIds,
    },
  ]),
  { operation: 'Mutation.trashPeople', variables: ids(), expected: editors },
  { operation: 'Mutation.restorePeople', variables: ids({ isTrashed: true }), expected: editors },
  { operation: 'Mutation.hidePeople', variables: ids(), expected: managers },
  { operation: 'Mutation.showPeople', variables: ids({ isHidden: true }), expected: managers },
  { operation: 'Mutation.erasePeople', variables: ids(), expected: managers },
  { operation: 'Mutation.mergePeople', variables: input(pair()), expected: editors },
  {
    operation: 'Mutation.mergePeople',
    when: 'hidden',
    variables: input(pair({ isHidden: true })),
    expected: managers,
    noForeignIds,
  },
  {
    operation: 'Mutation.undoMerge',
    variables: async ({ kit }) => ({ id: await addMerge(kit) }),
    expected: editors,
  },
  {
    operation: 'Mutation.undoMerge',
    when: 'hidden',
    variables: async ({ kit }) => ({ id: await addMerge(kit, { isHidden: true }) }),
    expected: managers,
    noForeignIds,
  },
  { operation: 'Mutation.addPersonToNotes', variables: intoNotes(), expected: editors },
  {
    operation: 'Mutation.addPersonToNotes',
    when: 'one is private',
    variables: intoNotes(hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.removePersonFromNotes', variables: inNotes(), expected: editors },
  {
    operation: 'Mutation.removePersonFromNotes',
    when: 'private',
    variables: inNotes(hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.addNotePeople', variables: intoNote(), expected: editors },
  {
    operation: 'Mutation.addNotePeople',
    when: 'private',
    variables: intoNote(hidden),
    expected: unseen,
    noForeignIds,
  },
  { operation: 'Mutation.setNotePeopleKind', variables: inNote({ kind: 'SPEAKER' }), expected: editors },
  {
    operation: 'Mutation.setNotePeopleKind',
    when: 'private',
    variables: inNote({ kind: 'SPEAKER' }, hidden),
    expected: unseen,
    noForeignIds,
  },
  {
    operation: 'Mutation.removeNotePeople',
    variables: inNote(),
    expected: editors,
    passesOver: ['personIds.0'],
  },
  {
    operation: 'Mutation.removeNotePeople',
    when: 'private',
    variables: inNote({}, hidden),
    expected: unseen,
    noForeignIds,
  },
];
