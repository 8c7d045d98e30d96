import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/context/context.ts';
import { highlight } from '#tests/support/coding.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addInsight, addNote, addProject, ask, close, detach, documentOf } from '#tests/support/work.ts';
import { readPublishedQuotes } from './published-quotes.ts';

let app: TestApp;
let place: Place;
let ada: Person;
let reader: Person;
let project: string;
const pool: { id: string; quote: string; isOpen: boolean }[] = [];
const fates = ['open', 'open', 'open', 'open', 'closed', 'deleted'] as const;

beforeAll(async () => {
  app = await startTestApp({ services: ['web'] });
  place = await (await createScene(app)).workspace('Mailed evidence');
  [ada, reader] = [await place.member({ role: 'MANAGER' }), await place.member({ role: 'VIEWER' })];
  project = await addProject(ada);
  for (const [index, fate] of fates.entries()) {
    const quote = `words number ${index} of somebody`;
    const noteId = await addNote(ada, project, { content: documentOf(`Before. ${quote}. After.`) });
    const id = await highlight(ada, noteId, quote);
    if (fate === 'closed') {
      await detach(ada, { type: 'NOTE', id: noteId });
      await close(ada, { type: 'NOTE', id: noteId });
    }
    if (fate === 'deleted')
      await ask(ada, 'mutation ($ids: [ID!]!) { deleteHighlights(ids: $ids) { id } }', { ids: [id] });
    pool.push({ id, quote, isOpen: fate === 'open' });
  }
});
afterAll(() => app.close());

const anyCard = fc.record({
  evidence: fc.nat(fates.length - 1),
  collapsed: fc.boolean(),
  isQuoted: fc.boolean(),
});

test('a mail brings the first three quotes that its reader may see, in order, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCard, { minLength: 1, maxLength: 7 }), async (cards) => {
      const content = cards.map(({ evidence, collapsed, isQuoted }) => {
        const card = {
          type: 'referenceCard',
          attrs: { kind: 'highlight', id: pool[evidence]?.id, collapsed },
        };
        return isQuoted ? { type: 'blockquote', content: [card] } : card;
      });
      const objectId = await addInsight(ada, project, { content: JSON.stringify({ type: 'doc', content }) });
      const mailed = await inTransaction(app.services.systemCtx(place.workspace), (tx) =>
        readPublishedQuotes(
          tx,
          [{ memberId: reader.id, objectId, event: 'insight.published' }],
          'https://a.example',
        ),
      );
      const lines = mailed.get(reader.id)?.get(objectId) ?? [];
      const seen = cards.flatMap(({ evidence }) => (pool[evidence]?.isOpen ? [pool[evidence].quote] : []));
      expect(lines.map((line) => /“(.*)”/.exec(line)?.[1])).toEqual(seen.slice(0, 3));
    }),
    { numRuns: 15 },
  );
}, 120_000);
