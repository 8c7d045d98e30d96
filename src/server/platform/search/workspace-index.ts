import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/platform/db/database.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { writeId } from '#engines/search/id-words.ts';
import { addItem } from './add-item.ts';
import { readItems } from './read-items.ts';
import type { IndexedItem } from '#engines/search/item.ts';
import type { Part } from '#engines/search/part.ts';
import type { Language } from '#engines/search/languages.data.ts';
import type { PostingCache } from '#engines/search/posting-cache.ts';
import { noPostings, readPostings } from '#engines/search/postings.ts';
import type { SealedSegment } from '#engines/search/sealed-segment.ts';
import { loadSegment, readSegmentWords } from './load-segment.ts';
import { SegmentBuilder } from '#engines/search/segment-builder.ts';
import { toWordList, type WordList } from '#engines/search/word-list.ts';

const pageSize = 1000;
const itemsAtATime = 50;

/** What one server knows of a workspace's index. Each search first reads what is newer than that. */
export class WorkspaceIndex {
  readonly #workspaceId: string;
  readonly #cache: PostingCache;
  #segments: SealedSegment[] = [];
  #version = -1;
  #tail = new SegmentBuilder();
  #tailDead = new Uint8Array(16);
  #tailRows = new Map<string, number>();
  #tailWords: WordList | undefined;
  #known = 0;
  /** Rises when every row may have moved. */
  generation = 0;
  /** The items that came to the tail since then. */
  readonly changed: string[] = [];
  #refreshing: Promise<void> = Promise.resolve();

  constructor(workspaceId: string, cache: PostingCache) {
    this.#workspaceId = workspaceId;
    this.#cache = cache;
  }

  get itemCount(): number {
    return this.#segments.reduce((sum, { columns }) => sum + columns.count, this.#tail.columns.count);
  }

  get languages(): ReadonlySet<Language> {
    return new Set([...this.#segments.flatMap(({ languages }) => languages), ...this.#tail.languages]);
  }

  /** Average length of texts and titles: what makes one long or short. */
  get averages(): { body: number; title: number } {
    const columns = [...this.#segments.map((segment) => segment.columns), this.#tail.columns];
    const count = Math.max(1, this.itemCount);
    return {
      body: Math.max(1, columns.reduce((sum, { totalLength }) => sum + totalLength, 0) / count),
      title: Math.max(1, columns.reduce((sum, { totalTitleLength }) => sum + totalTitleLength, 0) / count),
    };
  }

  /** Up to the last commit that the transaction sees. */
  refresh(db: Db): Promise<void> {
    const next = this.#refreshing.then(() => this.#catchUp(db));
    this.#refreshing = next.catch(() => {});
    return next;
  }

  async #catchUp(db: Db): Promise<void> {
    const { rows } = await sql<{ seq: number; sealedTo: number; version: number }>`
      select seq::float8 as seq, sealed_to::float8 as "sealedTo", segments_version as version
      from search_states where workspace_id = ${this.#workspaceId}`.execute(db);
    const [state] = rows;
    if (!state) return;
    if (state.version !== this.#version) {
      await this.#loadSegments(db);
      this.#version = state.version;
    }
    while (this.#known < state.seq) {
      const range = { from: this.#known, to: state.seq };
      const items = await readItems(db, this.#workspaceId, range, pageSize);
      for (const [place, item] of items.entries()) {
        await this.#addToTail(item);
        // Others are waiting for this process too.
        if (place % itemsAtATime === itemsAtATime - 1) await setImmediate();
      }
      this.#known = items.at(-1)?.seq ?? state.seq;
    }
  }

  async #loadSegments(db: Db): Promise<void> {
    const rows = await db
      .selectFrom('search_segments')
      .select('id')
      .where('workspace_id', '=', this.#workspaceId)
      .where('replaced_at', 'is', null)
      .orderBy('from_seq')
      .execute();
    const segments: SealedSegment[] = [];
    for (const { id } of rows) {
      const held = this.#segments.find((segment) => segment.id === id);
      segments.push(held ?? (await loadSegment(db, this.#workspaceId, id)));
    }
    for (const [index, segment] of segments.entries()) {
      segment.revive();
      for (const newer of segments.slice(index + 1)) segment.buryAllIn(newer);
    }
    this.#segments = segments;
    this.#known = segments.at(-1)?.toSeq ?? 0;
    this.#tail = new SegmentBuilder();
    this.#tailDead = new Uint8Array(16);
    this.#tailRows = new Map();
    this.#tailWords = undefined;
    this.generation += 1;
    this.changed.length = 0;
  }

  async #addToTail(item: IndexedItem): Promise<void> {
    const row = this.#tail.columns.count;
    if (row >= this.#tailDead.length) {
      const larger = new Uint8Array(this.#tailDead.length * 2);
      larger.set(this.#tailDead);
      this.#tailDead = larger;
    }
    // A search in between must not find it by half of its words, nor twice.
    this.#tailDead[row] = 1;
    await addItem(this.#tail, item);
    const before = this.#tailRows.get(item.id);
    if (before !== undefined) this.#tailDead[before] = 1;
    if (!item.removed) this.#tailDead[row] = 0;
    this.#tailRows.set(item.id, row);
    for (const segment of this.#segments) segment.bury(this.#tail.columns.ids, row);
    this.#tailWords = undefined;
    this.changed.push(item.id);
  }

  /** Where the newest state of an item is, as `parts` count; undefined for what is gone. */
  locate(id: string): { part: number; row: number } | undefined {
    const row = this.#tailRows.get(id);
    if (row !== undefined)
      return this.#tailDead[row] === 1 ? undefined : { part: this.#segments.length, row };
    const words = new Uint32Array(4);
    writeId(words, 0, id);
    for (const [part, segment] of this.#segments.entries()) {
      const found = segment.find(words, 0);
      if (found !== undefined && segment.dead[found] === 0) return { part, row: found };
    }
    return undefined;
  }

  /** Every part with its postings of these terms, those not known yet in one question. */
  async parts(db: Db, terms: readonly string[]): Promise<Part[]> {
    const tail = {
      columns: this.#tail.columns,
      dead: this.#tailDead,
      postings: new Map(terms.map((term) => [term, this.#tail.postings(term)])),
    };
    const segments = this.#segments;
    await this.#readMissing(db, segments, terms);
    return [
      ...segments.map((segment) => ({
        columns: segment.columns,
        dead: segment.dead,
        postings: new Map(terms.map((term) => [term, this.#cache.get(segment.id, term) ?? noPostings])),
      })),
      tail,
    ];
  }

  async #readMissing(db: Db, segments: readonly SealedSegment[], terms: readonly string[]): Promise<void> {
    const missing = segments.flatMap(({ id }) =>
      terms.filter((term) => this.#cache.get(id, term) === undefined).map((term) => ({ id, term })),
    );
    if (missing.length === 0) return;
    const { rows } = await sql<{ id: string; term: string; items: number; postings: Buffer }>`
      select segment_id as id, term, items, postings from search_postings
      where workspace_id = ${this.#workspaceId}
        and ${isAmong('segment_id', [...new Set(missing.map(({ id }) => id))])}
        and term = any(${[...new Set(missing.map(({ term }) => term))]}::text[])`.execute(db);
    for (const { id, term, items, postings } of rows)
      this.#cache.set(id, term, readPostings(postings, items));
    const found = new Set(rows.map(({ id, term }) => `${id}${term}`));
    for (const { id, term } of missing) if (!found.has(`${id}${term}`)) this.#cache.set(id, term, noPostings);
  }

  /** The words of each part, as they are written. */
  async wordLists(db: Db): Promise<WordList[]> {
    this.#tailWords ??= toWordList(this.#tail.words);
    const lists: WordList[] = [this.#tailWords];
    for (const segment of this.#segments) lists.push(await readSegmentWords(db, this.#workspaceId, segment));
    return lists;
  }
}
