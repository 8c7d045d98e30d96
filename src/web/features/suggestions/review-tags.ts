import type { TypedDocumentNode } from 'urql';
import type { Coding } from '#web/features/highlights/index.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';
import {
  AcceptTagSuggestionsDocument,
  RejectTagSuggestionsDocument,
  ReopenTagSuggestionsDocument,
} from './suggestions.gen.ts';

type Ids = { ids: string[] };

/** Answers whether the server agreed. Each review can be undone. */
export function acceptTags(coding: Coding, ids: readonly string[]): Promise<boolean> {
  return review(coding, ids, {
    message: ids.length === 1 ? 'Tag added' : `${countLabel(ids.length, 'tag')} added`,
    run: AcceptTagSuggestionsDocument,
    undo: ReopenTagSuggestionsDocument,
  });
}

export function rejectTags(coding: Coding, ids: readonly string[]): Promise<boolean> {
  return review(coding, ids, {
    message: ids.length === 1 ? 'Suggestion rejected' : `${countLabel(ids.length, 'suggestion')} rejected`,
    run: RejectTagSuggestionsDocument,
    undo: ReopenTagSuggestionsDocument,
  });
}

/** Takes off what AI put on. The undo puts it on in the person's own name. */
export function removeApplied(coding: Coding, ids: readonly string[]): Promise<boolean> {
  return review(coding, ids, {
    message: 'Tag removed',
    run: RejectTagSuggestionsDocument,
    undo: AcceptTagSuggestionsDocument,
  });
}

type Review = {
  readonly message: string;
  readonly run: TypedDocumentNode<unknown, Ids>;
  readonly undo: TypedDocumentNode<unknown, Ids>;
};

async function review(
  coding: Coding,
  ids: readonly string[],
  { message, run, undo }: Review,
): Promise<boolean> {
  const send = async (document: TypedDocumentNode<unknown, Ids>): Promise<boolean> => {
    const { error } = await coding.client.mutation(document, { ids: [...ids] }).toPromise();
    if (error) showToast({ message: problemOf(error).message, tone: 'error' });
    return !error;
  };
  if (!(await send(run))) return false;
  const step = { undo: () => send(undo), redo: () => send(run) };
  coding.history.push(step);
  showToast({ message, undo: () => coding.history.revert(step) });
  return true;
}
