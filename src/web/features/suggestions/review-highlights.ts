import type { Coding } from '#web/features/highlights/index.ts';
import {
  AcceptSuggestedHighlightDocument,
  DeleteHighlightsDocument,
  RejectSuggestedHighlightsDocument,
  ReopenSuggestedHighlightsDocument,
} from '#web/features/highlights/highlights.gen.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** Makes highlights of them, one after the other, and one undo for all. Answers whether the server agreed. */
export async function acceptHighlights(coding: Coding, ids: readonly string[]): Promise<boolean> {
  const { client, history } = coding;
  let made: { id: string; highlightId: string }[] = [];
  const run = async (): Promise<boolean> => {
    made = [];
    for (const id of ids) {
      const { data, error } = await client
        .mutation(AcceptSuggestedHighlightDocument, { id, tagIds: null })
        .toPromise();
      if (error) showToast({ message: problemOf(error).message, tone: 'error' });
      if (!data) break;
      coding.store.put([data.acceptSuggestedHighlight]);
      made.push({ id, highlightId: data.acceptSuggestedHighlight.id });
    }
    return made.length > 0;
  };
  const undo = async (): Promise<boolean> => {
    const deleted = await client
      .mutation(DeleteHighlightsDocument, { ids: made.map(({ highlightId }) => highlightId) })
      .toPromise();
    if (deleted.error) showToast({ message: problemOf(deleted.error).message, tone: 'error' });
    if (deleted.error) return false;
    return send(
      coding,
      ReopenSuggestedHighlightsDocument,
      made.map(({ id }) => id),
    );
  };
  if (!(await run())) return false;
  const step = { undo, redo: run };
  history.push(step);
  showToast({
    message: made.length === 1 ? 'Suggestion accepted' : `${countLabel(made.length, 'suggestion')} accepted`,
    undo: () => history.revert(step),
  });
  return true;
}

export async function rejectHighlights(coding: Coding, ids: readonly string[]): Promise<boolean> {
  const run = () => send(coding, RejectSuggestedHighlightsDocument, ids);
  if (!(await run())) return false;
  const step = { undo: () => send(coding, ReopenSuggestedHighlightsDocument, ids), redo: run };
  coding.history.push(step);
  showToast({
    message: ids.length === 1 ? 'Suggestion rejected' : `${countLabel(ids.length, 'suggestion')} rejected`,
    undo: () => coding.history.revert(step),
  });
  return true;
}

async function send(
  { client }: Coding,
  document: typeof RejectSuggestedHighlightsDocument | typeof ReopenSuggestedHighlightsDocument,
  ids: readonly string[],
): Promise<boolean> {
  const { error } = await client
    .mutation<unknown, { ids: string[] }>(document, { ids: [...ids] })
    .toPromise();
  if (error) showToast({ message: problemOf(error).message, tone: 'error' });
  return !error;
}
