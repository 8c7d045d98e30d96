// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { NoteCardFragment, NoteFieldsFragment, NotesQuery, NotesQueryVariables, NoteQuery, NoteQueryVariables, CreateNoteMutation, CreateNoteMutationVariables, UpdateNoteMutation, UpdateNoteMutationVariables, DuplicateNoteMutation, DuplicateNoteMutationVariables, LockNoteMutation, LockNoteMutationVariables, UnlockNoteMutation, UnlockNoteMutationVariables, MoveNotesMutation, MoveNotesMutationVariables, TrashNotesMutation, TrashNotesMutationVariables, RestoreNotesMutation, RestoreNotesMutationVariables } from '#web/lib/graphql.gen.ts';

const noteCard = 'fragment NoteCard on Note{id title aiGenerated preview createdAt updatedAt version lockedAt openThreads createdBy{id name}people{kind person{id name isHidden}}}';
const noteFields = 'fragment NoteFields on Note{id projectId project{id title}title aiGenerated createdAt updatedAt version lockedAt lockedBy{id name}createdBy{id name}viewerLevel starred unreadComments openThreads}';
export const NoteCardFragmentDoc = /*#__PURE__*/ graphqlDocument<NoteCardFragment>(`${noteCard}`);
export const NoteFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<NoteFieldsFragment>(`${noteFields}`);
export const NotesDocument = /*#__PURE__*/ graphqlDocument<NotesQuery, NotesQueryVariables>(`query Notes($projectId:ID!$first:Int$after:String$sort:NoteSort){notes(projectId:$projectId first:$first after:$after sort:$sort){items{...NoteCard}endCursor totalCount}}${noteCard}`);
export const NoteDocument = /*#__PURE__*/ graphqlDocument<NoteQuery, NoteQueryVariables>(`query Note($id:ID!){note(id:$id){...NoteFields opening}}${noteFields}`);
export const CreateNoteDocument = /*#__PURE__*/ graphqlDocument<CreateNoteMutation, CreateNoteMutationVariables>(`mutation CreateNote($input:CreateNoteInput!){createNote(input:$input){...NoteFields}}${noteFields}`);
export const UpdateNoteDocument = /*#__PURE__*/ graphqlDocument<UpdateNoteMutation, UpdateNoteMutationVariables>(`mutation UpdateNote($input:UpdateNoteInput!){updateNote(input:$input){id title updatedAt version}}`);
export const DuplicateNoteDocument = /*#__PURE__*/ graphqlDocument<DuplicateNoteMutation, DuplicateNoteMutationVariables>(`mutation DuplicateNote($id:ID!){duplicateNote(id:$id){...NoteFields}}${noteFields}`);
export const LockNoteDocument = /*#__PURE__*/ graphqlDocument<LockNoteMutation, LockNoteMutationVariables>(`mutation LockNote($id:ID!){lockNote(id:$id){...NoteFields}}${noteFields}`);
export const UnlockNoteDocument = /*#__PURE__*/ graphqlDocument<UnlockNoteMutation, UnlockNoteMutationVariables>(`mutation UnlockNote($id:ID!){unlockNote(id:$id){...NoteFields}}${noteFields}`);
export const MoveNotesDocument = /*#__PURE__*/ graphqlDocument<MoveNotesMutation, MoveNotesMutationVariables>(`mutation MoveNotes($ids:[ID!]!$projectId:ID!){moveNotes(ids:$ids projectId:$projectId){...NoteFields}}${noteFields}`);
export const TrashNotesDocument = /*#__PURE__*/ graphqlDocument<TrashNotesMutation, TrashNotesMutationVariables>(`mutation TrashNotes($ids:[ID!]!){trashNotes(ids:$ids){id version}}`);
export const RestoreNotesDocument = /*#__PURE__*/ graphqlDocument<RestoreNotesMutation, RestoreNotesMutationVariables>(`mutation RestoreNotes($ids:[ID!]!){restoreNotes(ids:$ids){...NoteFields}}${noteFields}`);
