import type { NotePersonKind } from '#server/platform/graphql/wire.gen.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { PersonLabel } from '#domain/text/display-names.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { getVisibleNote } from '#server/features/notes/index.ts';
import { starLoader } from '#server/features/stars/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId, readIds, upToLimit } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import { addNotePeople } from './add-note-people.ts';
import { addPersonToNotes } from './add-person-to-notes.ts';
import { removeNotePeople, setNotePeopleKind } from './change-note-people.ts';
import { createPerson } from './create-person.ts';
import { erasePeople } from './erase-people.ts';
import { importPeople } from './import-people.ts';
import { hidePeople, showPeople } from './hide-people.ts';
import { findDuplicatesOf, listDuplicates } from './list-duplicates.ts';
import { mergePeople } from './merge-people.ts';
import { notePeopleLoader } from './note-people.ts';
import { findLastMerge } from './person-merge.ts';
import { listNotesOfPerson, noteCountLoader } from './person-notes.ts';
import { previewMerge } from './preview-merge.ts';
import { findPerson, listPeople, personLoader } from './queries.ts';
import { removePersonFromNotes } from './remove-person-from-notes.ts';
import { restorePeople, trashPeople } from './trash-people.ts';
import { undoMerge } from './undo-merge.ts';
import { updatePerson } from './update-person.ts';
import type { PeopleResolvers } from './people.gen.ts';

const labels = { PARTICIPANT: 'participant', SPEAKER: 'speaker' } as const satisfies Record<
  NotePersonKind,
  PersonLabel
>;

export const peopleSchema: SchemaPart<PeopleResolvers> = {
  sdl: new URL('./people.graphql', import.meta.url),
  resolvers: {
    Query: {
      person: async (_root, { id }, ctx) => (await findPerson(ctx, readId(id))) ?? null,
      people: (_root, args, ctx) => listPeople(ctx, args),
      duplicatePeople: (_root, args, ctx) => listDuplicates(ctx, args),
      mergePreview: (_root, { intoId, ids }, ctx) => previewMerge(ctx, readId(intoId), readIds(ids)),
    },
    Mutation: {
      createPerson: (_root, { input }, ctx) =>
        createPerson(ctx, {
          name: input.name ?? null,
          email: input.email ?? null,
          noteId: input.noteId == null ? null : readId(input.noteId),
          kind: input.kind == null ? null : labels[input.kind],
        }),
      updatePerson: (_root, { input }, ctx) => updatePerson(ctx, { ...input, id: readId(input.id) }),
      importPeople: (_root, { people }, ctx) =>
        importPeople(
          ctx,
          upToLimit(people).map(({ name, email }) => ({ name: name ?? '', email: email ?? null })),
        ),
      trashPeople: (_root, { ids }, ctx) => trashPeople(ctx, readIds(ids)),
      restorePeople: (_root, { ids }, ctx) => restorePeople(ctx, readIds(ids)),
      hidePeople: (_root, { ids }, ctx) => hidePeople(ctx, readIds(ids)),
      showPeople: (_root, { ids }, ctx) => showPeople(ctx, readIds(ids)),
      mergePeople: (_root, { input }, ctx) =>
        mergePeople(ctx, { ...input, intoId: readId(input.intoId), ids: readIds(input.ids) }),
      undoMerge: (_root, { id }, ctx) => undoMerge(ctx, readId(id)),
      erasePeople: (_root, { ids }, ctx) => erasePeople(ctx, readIds(ids)),
      addPersonToNotes: (_root, { personId, noteIds, kind }, ctx) =>
        addPersonToNotes(ctx, {
          personId: readId(personId),
          noteIds: readIds(noteIds),
          kind: labels[kind ?? 'PARTICIPANT'],
        }),
      removePersonFromNotes: (_root, { personId, noteIds }, ctx) =>
        removePersonFromNotes(ctx, { personId: readId(personId), noteIds: readIds(noteIds) }),
      addNotePeople: async (_root, { noteId, personIds, kind }, ctx) => {
        const id = readId(noteId);
        await addNotePeople(ctx, {
          noteId: id,
          personIds: readIds(personIds),
          kind: labels[kind ?? 'PARTICIPANT'],
        });
        return getVisibleNote(ctx, id);
      },
      setNotePeopleKind: async (_root, { noteId, personIds, kind }, ctx) => {
        const id = readId(noteId);
        await setNotePeopleKind(ctx, { noteId: id, personIds: readIds(personIds), kind: labels[kind] });
        return getVisibleNote(ctx, id);
      },
      removeNotePeople: async (_root, { noteId, personIds }, ctx) => {
        const id = readId(noteId);
        await removeNotePeople(ctx, { noteId: id, personIds: readIds(personIds) });
        return getVisibleNote(ctx, id);
      },
    },
    Person: {
      createdBy: ({ createdBy }, _args, ctx) =>
        createdBy === null ? null : memberLoader(ctx).load(createdBy),
      starred: ({ id }, _args, ctx) => starLoader(ctx).load(id),
      noteCount: ({ id }, _args, ctx) => noteCountLoader(ctx).load(id),
      notes: ({ id }, args, ctx) => {
        limitUses(ctx, 'lists of notes of people', 10);
        return listNotesOfPerson(ctx, id, args);
      },
      duplicates: (person, _args, ctx) => {
        limitUses(ctx, 'lists of duplicates', 10);
        return findDuplicatesOf(ctx, person);
      },
      lastMerge: async ({ id }, _args, ctx) => {
        limitUses(ctx, 'merges', 10);
        return (await findLastMerge(ctx, id)) ?? null;
      },
    },
    PersonPage: { totalCount: ({ count }) => count() },
    PersonMerge: {
      mergedBy: ({ mergedBy }, _args, ctx) => (mergedBy === null ? null : memberLoader(ctx).load(mergedBy)),
      person: async ({ personId }, _args, ctx) => {
        const person = await personLoader(ctx).load(personId);
        if (!person) throw new NotFound();
        return person;
      },
    },
    NotePerson: { kind: ({ kind }) => (kind === 'speaker' ? 'SPEAKER' : 'PARTICIPANT') },
    Note: { people: ({ id }, _args, ctx) => notePeopleLoader(ctx).load(id) },
  },
};
