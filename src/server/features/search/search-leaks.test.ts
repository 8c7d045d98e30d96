import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { findAs, searchQuery, type Asked, type SearchFound } from '#tests/support/search.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, close, detach, documentOf, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let viewer: Person;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  place = await scene.workspace();
  maker = await place.member();
  viewer = await place.member({ role: 'VIEWER' });
  projectId = await addProject(maker, { title: 'Checkout study' });
});

const find = (...[person, ...rest]: Asked): Promise<SearchFound> => findAs(app, person, ...rest);

function write(text: string, title = 'Interview', into = projectId): Promise<string> {
  return addNote(maker, into, { title, content: documentOf(text) });
}

describe('shows nobody what they may not see', () => {
  it('not in hits, totals, counts, facets or suggestions', async () => {
    const secret = await addProject(maker, { title: 'Xylophone merger' });
    await write('The xylophone merger is planned for spring.', 'Xylophone', secret);
    await close(maker, { type: 'PROJECT', id: secret });
    for (const query of ['xylophone', 'xyloph', '"xylophone merger"', 'xylophnoe', 'merger -spring', '']) {
      const result = await find(viewer, query);
      expect(JSON.stringify(result).toLowerCase(), query).not.toMatch(/xylophone|merger/);
      expect(result.projects.map(({ project }) => project.id)).not.toContain(secret);
      expect(result.total, query).toBe(query === '' ? 1 : 0);
    }
    expect((await find(maker, 'xylophnoe')).suggestedQuery).toBe('xylophone');
  });

  it('from the moment it is closed, before any subscriber has run', async () => {
    const id = await write('A pangolin appears.');
    expect((await find(viewer, 'pangolin')).total).toBe(1);
    await detach(maker, { type: 'NOTE', id });
    await close(maker, { type: 'NOTE', id });
    const { search } = await ask(viewer, searchQuery, {
      options: { query: { method: 'FULL_TEXT', value: 'pangolin' } },
    });
    expect(search.total).toBe(0);
    expect((await find(maker, 'pangolin')).total).toBe(1);
  });
});

describe('refuses', () => {
  it('what is too long, with a sentence', async () => {
    const refusal = async (value: string, limit = 20) =>
      errorOf(
        await viewer.graphql(searchQuery, { options: { query: { method: 'FULL_TEXT', value } }, limit }),
      );
    expect((await refusal('a '.repeat(61)))[0]).toBe('ValidationError');
    expect((await refusal('a'.repeat(2001)))[0]).toBe('ValidationError');
    expect(await refusal('a', 1001)).toEqual(['ValidationError', 'A page must have 0 to 1000 results']);
  });

  it('nothing hostile with more than an answer', async () => {
    await write('Plain words, 100 % sure, a_b \\ c');
    const hostile = [
      "'||pg_sleep(3)||'",
      '%',
      '_',
      '\\',
      '"a" & | ! :*',
      '\0',
      'a\0b',
      '\ud800',
      '"\udc00',
      "'; drop table x; --",
      '((((',
      '"""""',
      '-',
      '--',
      '-"',
      '"-',
      '<->',
      ':*',
      '!!',
      '"(a+)+$"',
      '"[a-z"',
      '"\\m"',
      '-"*"',
      '🦊',
      '\u202e',
      'a'.repeat(2000),
      '支'.repeat(1999),
      '"'.repeat(1000),
      Array.from({ length: 60 }, (_, n) => `w${n}`).join(' '),
    ];
    for (const value of hostile) {
      for (const method of ['FULL_TEXT', 'HYBRID']) {
        const { status, body } = await viewer.graphql(searchQuery, { options: { query: { method, value } } });
        expect([status, value]).toEqual([200, value]);
        for (const error of body.errors ?? []) expect(error.extensions.errorCode).toBe('ValidationError');
      }
    }
  });
});
