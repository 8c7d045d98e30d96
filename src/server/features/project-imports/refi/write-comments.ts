import type { PlacedMemo } from '#domain/refi/place-memos.ts';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import type { RefiStamp } from '#domain/refi/refi-source.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import {
  insertWholeComments,
  insertWholeThreads,
  type WholeThread,
} from '#server/features/comments/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { commentOf } from './comment-of.ts';
import { dateOf } from './date-of.ts';
import { titleOf, type Memos } from './memos.ts';
import type { Origins } from './origins.ts';
import { keptOf, stampOf, type KeptParts } from './planned-note.ts';

/** What a comment is on. */
type Commented = {
  readonly type: WholeThread['objectType'];
  readonly id: string;
  readonly highlight?: { readonly id: string; readonly text: string };
  /** A coding of the highlight. */
  readonly coding?: string;
};

type Row = {
  readonly thread: WholeThread;
  readonly comment: Parameters<typeof insertWholeComments>[1][number];
};

/** Memos and descriptions as comments on what they are about. Nobody hears of them: they were said elsewhere. */
export class Comments {
  readonly #tx: TxCtx;
  readonly #memos: Memos;
  readonly #origins: Origins;
  readonly #users: ReadonlyMap<string, string>;
  #rows: Row[] = [];

  constructor(
    tx: TxCtx,
    { memos, origins, users }: { memos: Memos; origins: Origins; users: RefiProject['users'] },
  ) {
    this.#tx = tx;
    this.#memos = memos;
    this.#origins = origins;
    this.#users = new Map(users.map(({ guid, name }) => [guid, name]));
  }

  /** The memos that are about a thing of the file. */
  addMemos(thing: string, on: Commented): void {
    for (const { memo, isCopy } of this.#memos.about(thing)) this.#addMemo({ memo, isCopy }, on);
  }

  /** False where it is too long for a comment. */
  addDescription(text: string, on: Commented): boolean {
    if (text.trim() === '') return true;
    return this.#add(on, { title: '', text, guid: this.#tx.newId(), kept: { role: 'description' } });
  }

  /** Those of one thing after the other: together they may be too much for one statement. */
  async write(createdBy: string): Promise<void> {
    if (this.#rows.length === 0) return;
    const rows = this.#rows;
    this.#rows = [];
    const threads = rows.map(({ thread }) => thread);
    await insertWholeThreads(this.#tx, threads, createdBy);
    const said = rows.map(({ comment }) => comment);
    await insertWholeComments(this.#tx, said, createdBy);
  }

  #addMemo({ memo, isCopy }: PlacedMemo, on: Commented): void {
    const title = titleOf(memo);
    this.#add(on, {
      title,
      text: this.#memos.wordsOf(memo),
      guid: memo.guid,
      stamp: memo,
      kept: keptOf({ ...stampOf(memo), name: title, about: on.coding, isCopy }),
    });
  }

  #add(
    { type, id: objectId, highlight }: Commented,
    said: { title: string; text: string; guid: string; kept: KeptParts; stamp?: RefiStamp },
  ): boolean {
    const comment = commentOf(said);
    if (!comment) return false;
    const [id, threadId] = [this.#tx.newId(), this.#tx.newId()];
    const createdAt = dateOf(said.stamp?.createdAt) ?? this.#tx.now();
    const name =
      this.#users
        .get(said.stamp?.createdBy ?? '')
        ?.replaceAll('\0', '')
        .trim() ?? '';
    this.#rows.push({
      thread: {
        id: threadId,
        objectType: type,
        objectId,
        anchor: highlight ? 'highlight' : 'document',
        quote: highlight?.text.slice(0, textLimits.quotedText.max).toWellFormed() ?? '',
        highlightId: highlight?.id ?? null,
        fileId: null,
        time: null,
        createdAt,
        resolvedAt: null,
      },
      comment: {
        id,
        threadId,
        comment,
        originalAuthor: name.slice(0, textLimits.memberName.max).toWellFormed() || null,
        createdAt,
        editedAt: null,
      },
    });
    this.#origins.add({ kind: 'comment', id, guid: said.guid, kept: said.kept });
    return true;
  }
}
