// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreatePersonInput, ImportPersonInput, MergePeopleInput, NotePersonKind, PersonSort, UpdatePersonInput } from '#server/platform/graphql/wire.gen.ts';
import type { DuplicateGroupPage } from './list-duplicates.ts';
import type { ImportedPeople } from './import-people.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { MergePreview } from './preview-merge.ts';
import type { Note } from '#server/features/notes/note.ts';
import type { NotePerson } from './note-people.ts';
import type { Person } from './person.ts';
import type { PersonMerge } from './person-merge.ts';
import type { PersonPage } from './queries.ts';

type NotePage = {
  readonly items: readonly Note[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type DuplicateGroup = {
  readonly people: readonly Person[];
};

export type ErasedPerson = {
  readonly id: string;
  readonly noteCount: number;
  readonly mergedCount: number;
};

export type PeopleResolvers = ResolversOf<{
  Person: FieldResolvers<Person, {
    id: Resolver<string, Person>;
    name: Resolver<string, Person>;
    email: Resolver<string | null, Person>;
    isHidden: Resolver<boolean, Person>;
    identityHidden: Resolver<boolean, Person>;
    createdBy: Resolver<Member | null, Person>;
    createdAt: Resolver<Date, Person>;
    updatedAt: Resolver<Date, Person>;
    trashedAt: Resolver<Date | null, Person>;
    version: Resolver<number, Person>;
    starred: Resolver<boolean, Person>;
    noteCount: Resolver<number, Person>;
    notes: Resolver<NotePage, Person, { first: number | null; after?: string | null }>;
    duplicates: Resolver<readonly Person[], Person>;
    lastMerge: Resolver<PersonMerge | null, Person>;
  }>;
  PersonPage: FieldResolvers<PersonPage, {
    items: Resolver<readonly Person[], PersonPage>;
    endCursor: Resolver<string | null, PersonPage>;
    totalCount: Resolver<number, PersonPage>;
  }>;
  NotePerson: FieldResolvers<NotePerson, {
    person: Resolver<Person, NotePerson>;
    kind: Resolver<NotePersonKind, NotePerson>;
  }>;
  Note: FieldResolvers<Note, {
    people: Resolver<readonly NotePerson[], Note>;
  }>;
  DuplicateGroup: FieldResolvers<DuplicateGroup, {
    people: Resolver<readonly Person[], DuplicateGroup>;
  }>;
  DuplicateGroupPage: FieldResolvers<DuplicateGroupPage, {
    items: Resolver<readonly DuplicateGroup[], DuplicateGroupPage>;
    endCursor: Resolver<string | null, DuplicateGroupPage>;
  }>;
  MergePreview: FieldResolvers<MergePreview, {
    person: Resolver<Person, MergePreview>;
    name: Resolver<string, MergePreview>;
    email: Resolver<string | null, MergePreview>;
    identityHidden: Resolver<boolean, MergePreview>;
    others: Resolver<readonly Person[], MergePreview>;
    noteCount: Resolver<number, MergePreview>;
  }>;
  PersonMerge: FieldResolvers<PersonMerge, {
    id: Resolver<string, PersonMerge>;
    mergedAt: Resolver<Date, PersonMerge>;
    mergedBy: Resolver<Member | null, PersonMerge>;
    mergedCount: Resolver<number, PersonMerge>;
    person: Resolver<Person, PersonMerge>;
  }>;
  ErasedPerson: FieldResolvers<ErasedPerson, {
    id: Resolver<string, ErasedPerson>;
    noteCount: Resolver<number, ErasedPerson>;
    mergedCount: Resolver<number, ErasedPerson>;
  }>;
  Query: {
    person: Resolver<Person | null, unknown, { id: string }>;
    people: Resolver<PersonPage, unknown, { search?: string | null; sort: PersonSort | null; inTrash: boolean | null; first: number | null; after?: string | null }>;
    duplicatePeople: Resolver<DuplicateGroupPage, unknown, { first: number | null; after?: string | null }>;
    mergePreview: Resolver<MergePreview, unknown, { intoId: string; ids: readonly string[] }>;
  };
  ImportedPeople: FieldResolvers<ImportedPeople, {
    created: Resolver<readonly Person[], ImportedPeople>;
    knownCount: Resolver<number, ImportedPeople>;
  }>;
  Mutation: {
    createPerson: Resolver<Person, unknown, { input: CreatePersonInput }>;
    updatePerson: Resolver<Person, unknown, { input: UpdatePersonInput }>;
    importPeople: Resolver<ImportedPeople, unknown, { people: readonly ImportPersonInput[] }>;
    trashPeople: Resolver<readonly Person[], unknown, { ids: readonly string[] }>;
    restorePeople: Resolver<readonly Person[], unknown, { ids: readonly string[] }>;
    hidePeople: Resolver<readonly Person[], unknown, { ids: readonly string[] }>;
    showPeople: Resolver<readonly Person[], unknown, { ids: readonly string[] }>;
    mergePeople: Resolver<PersonMerge, unknown, { input: MergePeopleInput }>;
    undoMerge: Resolver<readonly Person[], unknown, { id: string }>;
    erasePeople: Resolver<readonly ErasedPerson[], unknown, { ids: readonly string[] }>;
    addPersonToNotes: Resolver<readonly Note[], unknown, { personId: string; noteIds: readonly string[]; kind: NotePersonKind | null }>;
    removePersonFromNotes: Resolver<readonly Note[], unknown, { personId: string; noteIds: readonly string[] }>;
    addNotePeople: Resolver<Note, unknown, { noteId: string; personIds: readonly string[]; kind: NotePersonKind | null }>;
    setNotePeopleKind: Resolver<Note, unknown, { noteId: string; personIds: readonly string[]; kind: NotePersonKind }>;
    removeNotePeople: Resolver<Note, unknown, { noteId: string; personIds: readonly string[] }>;
  };
}>;
