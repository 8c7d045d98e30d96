import {
  AcceptSuggestedHighlightDocument,
  RejectSuggestedHighlightsDocument,
  ReopenSuggestedHighlightsDocument,
} from '../highlights.gen.ts';
import { send, tell, type CodingDesk } from '../model/coding-desk.ts';
import { deleteHighlight } from '../model/delete-highlight.ts';

/** Answers whether the server agreed. */
export async function acceptSuggestion(desk: CodingDesk, id: string): Promise<boolean> {
  const answer = await send(desk, AcceptSuggestedHighlightDocument, { id, tagIds: null });
  if (!answer) return false;
  const look = answer.acceptSuggestedHighlight;
  desk.store.put([look]);
  const step = {
    undo: async () => (await deleteHighlight(desk, look.id)) && reopen(desk, id),
    redo: async () => (await send(desk, AcceptSuggestedHighlightDocument, { id, tagIds: null })) !== null,
  };
  desk.history.push(step);
  tell(desk, 'Suggestion accepted', step);
  return true;
}

export async function rejectSuggestion(desk: CodingDesk, id: string): Promise<boolean> {
  if (!(await reject(desk, id))) return false;
  const step = { undo: () => reopen(desk, id), redo: () => reject(desk, id) };
  desk.history.push(step);
  tell(desk, 'Suggestion rejected', step);
  return true;
}

async function reject(desk: CodingDesk, id: string): Promise<boolean> {
  return (await send(desk, RejectSuggestedHighlightsDocument, { ids: [id] })) !== null;
}

async function reopen(desk: CodingDesk, id: string): Promise<boolean> {
  return (await send(desk, ReopenSuggestedHighlightsDocument, { ids: [id] })) !== null;
}
