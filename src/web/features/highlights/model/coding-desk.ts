import type { Editor } from '@tiptap/react';
import type { Client } from 'urql';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { keptAs, type Named } from '#web/lib/outbox/keep.ts';
import { showToast, dismissToast } from '#web/ui/toast-store.ts';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import type { HighlightPainter } from '../editor/highlight-painter.ts';
import type { CodingHistory, CodingStep } from './coding-history.ts';
import type { HighlightStore } from './highlight-store.ts';
import type { TagIndex } from './tag-index.ts';

export type CodedDocument = {
  readonly objectType: 'NOTE' | 'INSIGHT';
  readonly objectId: string;
  readonly projectId: string;
};

/** What every coding command works with. */
export type CodingDesk = {
  readonly client: Client;
  readonly document: CodedDocument;
  readonly viewer: { readonly id: string; readonly name: string };
  readonly store: HighlightStore;
  readonly tags: TagIndex;
  readonly painter: HighlightPainter;
  readonly history: CodingHistory;
  readonly editor: () => Editor | null;
  /** What was typed last must be on the server before it can be highlighted there. */
  readonly whenSaved: () => Promise<void>;
  /**
   * One highlight's commands one after the other: an undo must not overtake what it takes back. Each begins at once, so
   * that it is on the device should the page be left, and is sent when its `turn` has come.
   */
  readonly inTurn: <T>(id: string, run: (turn: Promise<unknown>) => Promise<T>) => Promise<T>;
};

export function createTurns(): CodingDesk['inTurn'] {
  const last = new Map<string, Promise<unknown>>();
  return (id, run) => {
    const next = run(last.get(id) ?? Promise.resolve());
    const settled = next.catch(() => null);
    last.set(id, settled);
    void settled.then(() => last.get(id) === settled && last.delete(id));
    return next;
  };
}

/**
 * Null when it was refused; the reason has then been shown. Where `meanwhile` is given it is the answer
 * without a connection, and the command is kept on this device, from now on also while `after` lasts.
 */
export async function send<Data, Variables extends AnyVariables>(
  { client, document: { objectId } }: Pick<CodingDesk, 'client' | 'document'>,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  meanwhile?: Named<Data>,
  after?: Promise<unknown>,
): Promise<Data | null> {
  const context =
    meanwhile === undefined ? {} : keptAs<Data>(meanwhile, { documentId: objectId, after: after ?? null });
  const { data, error } = await client.mutation(document, variables, context).toPromise();
  if (!error && data !== undefined) return data;
  if (error) showToast({ message: problemOf(error).message, tone: 'error' });
  return null;
}

let unsay = () => {};

/**
 * One message at a time: somebody who codes makes a highlight every few seconds. It goes when its step is taken back in
 * whatever way, and comes again with it. Null: that was before the server had answered.
 */
export function tell(
  { history }: Pick<CodingDesk, 'history'>,
  message: string,
  step: CodingStep,
): number | null {
  if (!history.isDone(step)) return null;
  unsay();
  const say = () => showToast({ message, undo: () => history.revert(step) });
  let shown = say();
  const stop = history.onTurn((turned) => {
    if (turned !== step) return;
    dismissToast(shown);
    if (history.isDone(step)) shown = say();
  });
  unsay = () => {
    stop();
    dismissToast(shown);
  };
  return shown;
}
