import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { findAs } from '#tests/support/search.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addNote, addProject, ask, documentOf } from '#tests/support/work.ts';

const twoDays = 2 * 24 * 3600;
let app: TestApp;
let place: Place;
let ada: Person;
let project: string;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Clock');
  ada = await place.member();
  project = await addProject(ada);
});
afterAll(() => app.close());

const titles = async (): Promise<string[]> => {
  const { notes } = await ask(ada, 'query ($id: ID!) { notes(projectId: $id) { items { title } } }', {
    id: project,
  });
  return notes.items.map(({ title }: { title: string }) => title).toSorted();
};
const signIn = (password: string) =>
  new Visitor(app, place.workspace.subdomain).post('/api/auth/login', { email: ada.email, password });

test('a clock that runs two days ahead and is put right costs nobody work or access', async () => {
  await addNote(ada, project, { title: 'Before' });
  app.clock.pass(twoDays);
  await addNote(ada, project, { title: 'In the future', content: documentOf('zebrafish') });
  expect((await findAs(app, ada, 'zebrafish')).total).toBe(1);
  // Hold what follows back: it is recorded, and handed on only after the clock is right again.
  await app.database.owner.query(`
    create function hold_back() returns trigger language plpgsql as
      $$ begin new.run_at := new.run_at + interval '5 minutes'; return new; end $$;
    create trigger hold_back before insert on outbox for each row execute function hold_back();`);
  await addNote(ada, project, { title: 'Recorded ahead', content: documentOf('quokka') });
  app.clock.pass(-twoDays);
  await app.database.owner.query('drop function hold_back() cascade');

  expect(await titles()).toEqual(['Before', 'In the future', 'Recorded ahead']);
  expect((await findAs(app, ada, 'quokka')).total).toBe(1);
  await addNote(ada, project, { title: 'After', content: documentOf('okapi') });
  expect((await findAs(app, ada, 'okapi')).total).toBe(1);
});

test('wrong passwords typed while it was ahead lock nobody out for two days', async () => {
  app.clock.pass(twoDays);
  for (let tries = 0; tries < 12; tries += 1) await signIn('wrong password');
  expect((await signIn('wrong password')).status).toBe(429);
  app.clock.pass(-twoDays);
  expect((await signIn('wrong password')).status).not.toBe(429);
});

test('a clock two days behind refuses what it can’t know to be valid, and serves the rest', async () => {
  await addNote(ada, project, { title: 'Made today' });
  const bearer = await ada.bearer();
  app.clock.pass(-twoDays);
  // A token from the future proves nothing; the session gives another.
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/graphql',
    headers: { host: ada.visitor.host, authorization: `Bearer ${bearer}` },
    payload: { query: '{ me { id } }' },
  });
  expect(answer.statusCode).toBeLessThan(500);
  await addNote(ada, project, { title: 'Made two days ago' });
  expect(await titles()).toContain('Made two days ago');
  app.clock.pass(twoDays);
  expect(await titles()).toContain('Made two days ago');
});
