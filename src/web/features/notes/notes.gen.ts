// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { NoteCardFragment, NoteFieldsFragment, NotesQuery, NotesQueryVariables, NoteQuery, NoteQueryVariables, CreateNoteMutation, CreateNoteMutationVariables, UpdateNoteMutation, UpdateNoteMutationVariables, DuplicateNoteMutation, DuplicateNoteMutationVariables, LockNoteMutation, LockNoteMutationVariables, UnlockNoteMutation, UnlockNoteMutationVariables, MoveNotesMutation, MoveNotesMutationVariables, TrashNotesMutation, TrashNotesMutationVariables, RestoreNotesMutation, RestoreNotesMutationVariables } from '#web/lib/graphql.gen.ts';

const noteCard = 'fragment NoteCard on Note{id title aiGenerated preview createdAt updatedAt version lockedAt openThreads createdBy{id name}people{kind person{id name isHidden}}}';
const noteFields = 'fragment NoteFields on Note{id projectId project{id title}title aiGenerated createdAt updatedAt version lockedAt lockedBy{id name}createdBy{id name}viewerLevel starred unreadComments openThreads}';
export const NoteCardFragmentDoc = /*#__PURE__*/ gql<NoteCardFragment>(`${noteCard}`);
export const NoteFieldsFragmentDoc = /*#__PURE__*/ gql<NoteFieldsFragment>(`${noteFields}`);
export const NotesDocument = /*#__PURE__*/ gql<NotesQuery, NotesQueryVariables>(`query Notes($projectId:ID!$first:Int$after:String$sort:NoteSort){notes(projectId:$projectId first:$first after:$after sort:$sort){items{...NoteCard}endCursor totalCount}}${noteCard}`);
export const NoteDocument = /*#__PURE__*/ gql<NoteQuery, NoteQueryVariables>(`query Note($id:ID!){note(id:$id){...NoteFields opening}}${noteFields}`);
export const CreateNoteDocument = /*#__PURE__*/ gql<CreateNoteMutation, CreateNoteMutationVariables>(`mutation CreateNote($input:CreateNoteInput!){createNote(input:$input){...NoteFields}}${noteFields}`);
export const UpdateNoteDocument = /*#__PURE__*/ gql<UpdateNoteMutation, UpdateNoteMutationVariables>(`mutation UpdateNote($input:UpdateNoteInput!){updateNote(input:$input){id title updatedAt version}}`);
export const DuplicateNoteDocument = /*#__PURE__*/ gql<DuplicateNoteMutation, DuplicateNoteMutationVariables>(`mutation DuplicateNote($id:ID!){duplicateNote(id:$id){...NoteFields}}${noteFields}`);
export const LockNoteDocument = /*#__PURE__*/ gql<LockNoteMutation, LockNoteMutationVariables>(`mutation LockNote($id:ID!){lockNote(id:$id){...NoteFields}}${noteFields}`);
export const UnlockNoteDocument = /*#__PURE__*/ gql<UnlockNoteMutation, UnlockNoteMutationVariables>(`mutation UnlockNote($id:ID!){unlockNote(id:$id){...NoteFields}}${noteFields}`);
export const MoveNotesDocument = /*#__PURE__*/ gql<MoveNotesMutation, MoveNotesMutationVariables>(`mutation MoveNotes($ids:[ID!]!$projectId:ID!){moveNotes(ids:$ids projectId:$projectId){...NoteFields}}${noteFields}`);
export const TrashNotesDocument = /*#__PURE__*/ gql<TrashNotesMutation, TrashNotesMutationVariables>(`mutation TrashNotes($ids:[ID!]!){trashNotes(ids:$ids){id version}}`);
export const RestoreNotesDocument = /*#__PURE__*/ gql<RestoreNotesMutation, RestoreNotesMutationVariables>(`mutation RestoreNotes($ids:[ID!]!){restoreNotes(ids:$ids){...NoteFields}}${noteFields}`);
