import { sql } from 'kysely';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as Y from 'yjs';
import { rangesOfHighlights } from '#editor/annotations/highlights.ts';
import { textOfHighlight } from '#editor/testing/annotate.ts';
import { encodeAnchor } from '#editor/yjs/anchors.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { nodeFromYDoc } from '#editor/yjs/from-y-doc.ts';
import { touchNotes } from '#server/features/notes/index.ts';
import { editDocument } from '#server/kernel/documents/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { addTag, countsOf, highlight, highlightsIn, documentOfObject } from '#tests/support/coding.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { testServer } from '#tests/support/test-database.ts';
import { addNote, addProject, ask, documentOf } from '#tests/support/work.ts';
import { followContent } from './follow-content.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let people: Person[];
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  place = await scene.workspace();
  people = [place.owner, await place.member(), await place.member()];
  projectId = await addProject(place.owner);
});

const mutations = {
  tag: 'mutation ($ids: [ID!]!, $add: [ID!], $remove: [ID!]) { changeHighlightTags(ids: $ids, add: $add, remove: $remove) { id } }',
  delete: 'mutation ($ids: [ID!]!) { deleteHighlights(ids: $ids) { id } }',
  restore: 'mutation ($ids: [ID!]!) { restoreHighlights(ids: $ids) { id } }',
  trashNotes: 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }',
  restoreNotes: 'mutation ($ids: [ID!]!) { restoreNotes(ids: $ids) { id } }',
  trashTags: 'mutation ($ids: [ID!]!) { trashTags(ids: $ids) { id } }',
  restoreTags: 'mutation ($ids: [ID!]!) { restoreTags(ids: $ids) { id } }',
  merge: 'mutation ($intoId: ID!, $ids: [ID!]!) { mergeTags(intoId: $intoId, ids: $ids) { id } }',
  unmerge: 'mutation ($id: ID!) { undoTagMerge(id: $id) { id } }',
  untag: 'mutation ($id: ID!) { undoHighlightTagChange(id: $id) { id } }',
};

describe('five hundred things that people do at once', () => {
  it('leave every count equal to a recount', async () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${index}x`);
    const noteIds = await Promise.all(
      [0, 1, 2].map(() => addNote(place.owner, projectId, { content: documentOf(words.join(' ')) })),
    );
    const tagIds = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => addTag(place.owner, { projectId }, `Tag ${n}`)),
    );
    const made: string[] = [];
    const undos: { kind: 'unmerge' | 'untag'; id: string }[] = [];
    const random = seeded(7);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const some = (list: readonly string[], most: number) =>
      [...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(list) ?? ''))].filter(
        Boolean,
      );
    const outcomes = { ok: 0, refused: 0 };

    /** Refusals are fine: what one deletes another may be tagging. Faults are not. */
    async function send(query: string, variables: Record<string, unknown>, by = pick(people) ?? place.owner) {
      const { body } = await by.graphql(query, variables);
      const code: string | undefined = body.errors?.[0]?.extensions.errorCode;
      if (code !== undefined && !['NotFound', 'InvalidOperation', 'Forbidden'].includes(code)) {
        throw new Error(JSON.stringify(body.errors));
      }
      outcomes[code === undefined ? 'ok' : 'refused'] += 1;
      return code === undefined ? body.data : undefined;
    }

    async function step(): Promise<void> {
      const chance = random();
      const ids = some(made, 4);
      if (chance < 0.3 || ids.length === 0) {
        const input = {
          objectType: 'NOTE',
          objectId: pick(noteIds),
          quote: { text: pick(words) },
          tagIds: some(tagIds, 2),
        };
        const data = await send(
          'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }',
          { input },
        );
        if (data) made.push(data.createHighlight.id);
      } else if (chance < 0.6) {
        const add = some(tagIds, 2);
        const remove = some(tagIds, 2).filter((id) => !add.includes(id));
        const data = await send(mutations.tag, { ids, add, remove });
        if (data?.changeHighlightTags.id) undos.push({ kind: 'untag', id: data.changeHighlightTags.id });
      } else if (chance < 0.72) await send(mutations.delete, { ids });
      else if (chance < 0.8) await send(mutations.restore, { ids });
      else if (chance < 0.82) await send(mutations.trashNotes, { ids: some(noteIds, 1) });
      else if (chance < 0.87) await send(mutations.restoreNotes, { ids: some(noteIds, 1) }, place.owner);
      else if (chance < 0.88) await send(mutations.trashTags, { ids: some(tagIds, 1) });
      else if (chance < 0.94) await send(mutations.restoreTags, { ids: some(tagIds, 1) });
      else if (chance < 0.96) {
        const [intoId, ...merged] = some(tagIds, 3);
        if (merged.length === 0) return;
        const data = await send(mutations.merge, { intoId, ids: merged });
        if (data) undos.push({ kind: 'unmerge', id: data.mergeTags.id });
      } else {
        const undo = undos.pop();
        if (undo) await send(mutations[undo.kind], { id: undo.id });
      }
    }

    const lanes = Array.from({ length: 10 }, async () => {
      for (let done = 0; done < 50; done += 1) await step();
    });
    await Promise.all(lanes);
    expect(outcomes.ok).toBeGreaterThan(120);

    const { shown, copies } = await recount();
    expect(await countsOf(place.owner, projectId)).toEqual(shown);
    expect(copies).toBe(0);
    // A highlight is there exactly when its mark is.
    for (const noteId of noteIds) {
      const marks = [...rangesOfHighlights(nodeFromYDoc(await documentNow(noteId))).keys()];
      const { rows } = await inWorkspace((db) =>
        sql<{
          id: string;
        }>`select id from highlights where object_id = ${noteId} and deleted_at is null`.execute(db),
      );
      expect(marks.sort()).toEqual(rows.map(({ id }) => id).sort());
    }
  }, 180_000);

  it('merge a tag that others put on highlights, and nobody waits in a circle', async () => {
    const words = Array.from({ length: 20 }, (_, index) => `word${index}x`);
    const noteId = await addNote(place.owner, projectId, { content: documentOf(words.join(' ')) });
    const [from, into] = [
      await addTag(place.owner, { projectId }, 'From'),
      await addTag(place.owner, { projectId }, 'Into'),
    ];
    const made: string[] = [];
    for (const word of words) made.push(await highlight(place.owner, noteId, word, { tagIds: [from] }));
    const faults: unknown[] = [];
    for (let round = 0; round < 15; round += 1) {
      const [merged, ...tagged] = await Promise.all([
        place.owner.graphql(mutations.merge, { intoId: into, ids: [from] }),
        ...[made.slice(0, 10), made.slice(10)].map((ids) =>
          place.owner.graphql(
            'mutation ($ids: [ID!]!, $add: [ID!]) { changeHighlightTags(ids: $ids, add: $add) { id } }',
            { ids, add: [from] },
          ),
        ),
      ]);
      // Anyone who comes after the merge finds the tag gone; that is no fault.
      const codes = [merged, ...tagged].map(({ body }) => body.errors?.[0]?.extensions.errorCode ?? 'ok');
      faults.push(...codes.filter((code) => code !== 'ok' && code !== 'NotFound'));
      await ask(place.owner, mutations.unmerge, { id: merged.body.data.mergeTags.id });
    }
    expect(faults).toEqual([]);
  });

  it('merge and undo, whatever the tags are on, change nothing', async () => {
    const noteId = await addNote(place.owner, projectId, { content: documentOf('a b c d e f g h') });
    const tagIds = await Promise.all([1, 2, 3, 4].map((n) => addTag(place.owner, { projectId }, `Tag ${n}`)));
    for (const letter of 'abcdefgh') {
      const mine = tagIds.filter((_, index) => (letter.charCodeAt(0) >> index) % 2 === 1).reverse();
      await highlight(place.owner, noteId, letter, { tagIds: mine });
    }
    const all = () =>
      inWorkspace(async (db) => [
        (await sql`select * from highlight_tags order by highlight_id, tag_id`.execute(db)).rows,
        (await sql`select id, trashed_at, merged_into, rank from tags order by id`.execute(db)).rows,
      ]);
    const before = await all();
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...tagIds), { minLength: 2 }),
        async ([intoId, ...ids]) => {
          const { mergeTags } = await ask(place.owner, mutations.merge, { intoId, ids });
          await ask(place.owner, mutations.unmerge, { id: mergeTags.id });
          expect(await all()).toEqual(before);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('people who code and people who type at once', () => {
  it('keep every highlight on its own characters', async () => {
    const signs = ['😀', '👍🏽', 'שלום', '日本', '\r\n', 'é', 'plain', 'מילה', 'x'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 4, maxLength: 8 }),
        async (plan) => {
          const text = signs.map((sign, index) => `${sign}${index} `).join('');
          const noteId = await addNote(place.owner, projectId, { content: documentOf(text.trim()) });
          const wanted = new Map<string, string>();
          await Promise.all(
            plan.map(async ([kind, at, length]) => {
              if (kind % 2 === 0) {
                await inTransaction(app.services.systemCtx(place.workspace), (tx) =>
                  editDocument(tx, noteId, (doc) => {
                    editYDoc(doc, (tr) => {
                      const place = 1 + offsetOfSign(tr.doc.textContent, at);
                      tr.insert(place, tr.doc.type.schema.text('~', tr.doc.resolve(place).marks()));
                    });
                  }),
                );
                return;
              }
              // Somebody selects in the document as they see it now, which others change before the command arrives.
              const seen = await documentNow(noteId);
              const words = [...nodeFromYDoc(seen).textContent.matchAll(/\S+\d/gu)];
              const word = words[at % words.length];
              if (!word) return;
              const to = word.index + (offsetOfSign(word[0], length) || word[0].length);
              const anchor = encodeAnchor(seen, { from: 1 + word.index, to: 1 + to });
              const input = { objectType: 'NOTE', objectId: noteId, anchor };
              const { createHighlight } = await ask(
                place.owner,
                'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }',
                { input },
              );
              wanted.set(createHighlight.id, word[0].slice(0, to - word.index));
            }),
          );
          await settle(noteId);
          const node = nodeFromYDoc(await documentNow(noteId));
          const rows = await highlightsIn(place.owner, noteId);
          expect(rows.map(({ id }) => id).sort()).toEqual([...wanted.keys()].sort());
          for (const { id, text: copy } of rows) {
            expect(copy).toBe(textOfHighlight(node, id));
            expect(copy.replaceAll(/[~\r]/g, '').trim()).toBe(
              wanted.get(id)?.replaceAll(/[~\r]/g, '').trim(),
            );
          }
        },
      ),
      { numRuns: 6, endOnFailure: true },
    );
  }, 120_000);
});

/** Never between the two halves of an emoji: nobody types there. */
function offsetOfSign(text: string, at: number): number {
  const signs = Array.from(text);
  return signs.slice(0, at % (signs.length + 1)).join('').length;
}

async function settle(noteId: string): Promise<void> {
  await inTransaction(app.services.systemCtx(place.workspace), (tx) =>
    tx.record({ type: 'note.contentChanged', payload: { noteId }, objectId: noteId }),
  );
  await app.dispatcher?.drain();
}

function documentNow(id: string): Promise<Y.Doc> {
  return documentOfObject(app, place, id);
}

type Run = Parameters<TestApp['database']['transaction']>[2];

function inWorkspace<T>(run: (db: Parameters<Run>[0]) => Promise<T>): Promise<T> {
  return app.database.transaction({ workspaceId: place.workspace.id }, 'read only', run);
}

/** From the notes and highlights themselves; `copies` counts rows that repeat something else than the original. */
async function recount(): Promise<{ shown: Record<string, number>; copies: number }> {
  return inWorkspace(async (db) => {
    const { rows } = await sql<{ title: string; count: number }>`
      select t.title, count(h.id)::int as count from tags t
      left join highlight_tags u on u.tag_id = t.id
      left join highlights h on h.id = u.highlight_id and h.deleted_at is null
        and exists (select 1 from notes n where n.id = h.object_id and n.trashed_at is null)
      where t.trashed_at is null group by t.id, t.title`.execute(db);
    const { rows: wrong } = await sql<{ count: number }>`
      select count(*)::int as count from highlights h
      join notes n on n.id = h.object_id
      left join highlight_tags u on u.highlight_id = h.id
      where (h.access_id, h.project_id, h.object_trashed, h.hidden)
          is distinct from (n.access_id, n.project_id, n.trashed_at is not null, h.deleted_at is not null or n.trashed_at is not null)
        or h.tagged <> (u.tag_id is not null)
        or (u.tag_id is not null and (u.access_id, u.project_id, u.object_id, u.hidden, u.comment_only, u.highlighted_at)
          is distinct from (h.access_id, h.project_id, h.object_id, h.hidden, h.inline_comment_only, h.created_at))`.execute(
      db,
    );
    return {
      shown: Object.fromEntries(rows.map(({ title, count }) => [title, count])),
      copies: wrong[0]?.count ?? -1,
    };
  });
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

it.runIf(testServer !== undefined)(
  'somebody who marks text waits behind the server that follows the note, not in a circle with it',
  async () => {
    const noteId = await addNote(place.owner, projectId, { content: documentOf('It froze twice') });
    const marking = Promise.withResolvers<string>();
    // As subscribers do that share a transaction: one reads the note for its highlights, the next one changes it.
    await inTransaction(app.services.systemCtx(place.workspace), async (tx) => {
      await followContent(tx, { type: 'note', id: noteId });
      marking.resolve(highlight(place.owner, noteId, 'froze'));
      await eventually('the command waits', async () => {
        const { rowCount } = await app.database.owner.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        return rowCount !== 0;
      });
      // Shorter than the time after which the database looks for circles.
      await sql`set local lock_timeout = 300`.execute(tx.db);
      await touchNotes(tx, [noteId], ['people']);
    });
    await marking.promise;
    expect((await highlightsIn(place.owner, noteId)).map(({ text }) => text)).toEqual(['froze']);
  },
);
