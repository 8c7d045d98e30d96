import type { RefiStamp, RefiText } from '#domain/refi/refi-source.ts';
import { noStamp } from '#domain/refi/refi-source.ts';
import type { Memo } from './read-memos.ts';
import type { Origins } from './read-origins.ts';
import { stampOf } from './stamp-of.ts';

/** Words that go out as a memo of their own. */
export type OutgoingMemo = {
  readonly guid: string;
  readonly name: string | null;
  readonly text: string;
  readonly stamp: RefiStamp;
  /** The text of an insight as well, unless that is gone. */
  readonly isCopy: boolean;
};

export type PlacedComments = {
  readonly memos: readonly OutgoingMemo[];
  /** Of the whole document. */
  readonly notes: readonly string[];
  readonly description: string | undefined;
  readonly notesOf: (highlightId: string) => readonly string[];
  readonly notesOfCoding: (highlightId: string, coding: string) => readonly string[];
  readonly descriptionOf: (highlightId: string) => string | undefined;
};

/** Comments as the memos and descriptions that they came from; those that were made here are memos. */
export function placeComments(all: readonly Memo[], origins: Origins): PlacedComments {
  const [descriptions, said]: [Memo[], Said[]] = [[], []];
  for (const one of all) {
    const { role, about } = origins.keptOf(one.id);
    if (role !== 'description') said.push({ memo: outgoing(one, origins), on: one.highlightId, about });
    // Else what was said of a highlight would describe its note.
    else if (!one.isAdrift) descriptions.push(one);
  }
  const saidOn = Map.groupBy(said, ({ on }) => on);
  const describedOn = Map.groupBy(descriptions, ({ highlightId }) => highlightId);
  const guidsOn = (on: string | null, about?: string): string[] =>
    (saidOn.get(on) ?? []).flatMap((one) =>
      about === undefined || one.about === about ? [one.memo.guid] : [],
    );
  const descriptionOf = (on: string | null): string | undefined =>
    describedOn
      .get(on)
      ?.map(({ text }) => text)
      .join('\n');
  return {
    memos: said.map(({ memo }) => memo),
    notes: guidsOn(null),
    description: descriptionOf(null),
    notesOf: (id) => guidsOn(id),
    notesOfCoding: guidsOn,
    descriptionOf,
  };
}

type Said = {
  readonly memo: OutgoingMemo;
  readonly on: string | null;
  readonly about: string | undefined;
};

function outgoing(comment: Memo, { guidOf, keptOf }: Origins): OutgoingMemo {
  const { id, text, createdBy, createdAt, isEdited } = comment;
  const kept = keptOf(id);
  const { name, isCopy = false } = kept;
  const isStillCopy = isCopy && !isEdited;
  return {
    // A copy that says something else by now is a memo of its own.
    guid: isCopy && isEdited ? id : guidOf(id),
    name: name ?? 'Comment',
    text: name !== undefined && text.startsWith(`${name}\n`) ? text.slice(name.length + 1) : text,
    stamp: stampOf(kept, { createdBy, createdAt }),
    isCopy: isStillCopy,
  };
}

export function memoText({ guid, name, stamp }: OutgoingMemo): RefiText {
  return {
    ...noStamp,
    ...stamp,
    guid,
    name,
    description: '',
    notes: [],
    codings: [],
    values: [],
    text: null,
    plainTextPath: `internal://${guid}.txt`,
    richTextPath: null,
    selections: [],
  };
}
