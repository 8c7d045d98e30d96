import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { highlight } from '#tests/support/coding.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { createPrivateProject, createProject, dataOf, grant, revoke } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { mailsTo } from '#tests/support/visitor.ts';
import {
  addInsight,
  addNote,
  ask,
  close,
  detach,
  documentOf,
  grant as grantTo,
} from '#tests/support/work.ts';
import { sendDigests } from './send-digests.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Digests');
  [maker, reader] = [await place.member(), await place.member()];
});

const day = 86_400;
const follow = async (person: Person, id: string, frequency: string) =>
  dataOf(
    await person.graphql('mutation ($input: FollowInput!) { follow(input: $input) { title } }', {
      input: { type: 'PROJECT', id, frequency },
    }),
  );
const change = async (person: Person, id: string, title: string) =>
  dataOf(
    await person.graphql(
      'mutation ($id: ID!, $title: String!) { updateProject(input: { id: $id, title: $title }) { id } }',
      { id, title },
    ),
  );
const digests = async (person: Person) =>
  (await mailsTo(app, person.email)).filter(({ subject }) => subject.startsWith('What changed'));

it('mails what changed since the last one, when it is due, once', async () => {
  const [one, two] = [await createProject(maker, 'One'), await createProject(maker, 'Two')];
  await follow(reader, one, 'DAILY');
  await follow(reader, two, 'DAILY');
  await change(maker, one, 'One more');
  await change(maker, one, 'One and more');
  await change(maker, two, 'Two <b>');
  await sendDigests(app.services);
  expect(await digests(reader)).toEqual([]);
  app.clock.pass(day + 120);
  await Promise.all([sendDigests(app.services), sendDigests(app.services)]);
  const [mail, ...others] = await digests(reader);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('What changed in Digests Research');
  const url = `${app.env.rootUrl.protocol}//${place.workspace.subdomain}.${app.env.rootUrl.host}/projects/`;
  expect(mail?.text).toContain(`One and more\n– One and more was changed by ${maker.name} (2 times): ${url}`);
  expect(mail?.text).toContain(`Two <b>\n– Two <b> was changed by ${maker.name}: ${url}`);
  expect(mail?.html).toContain('Two &lt;b&gt;');
  expect(mail?.html).toContain(`<a href="${url}`);
  expect(mail?.text).toContain('/settings/user/notifications');
  app.clock.pass(day + 120);
  await sendDigests(app.services);
  expect(await digests(reader)).toHaveLength(1);
});

it('keeps to each person’s frequency', async () => {
  const id = await createProject(maker);
  await follow(reader, id, 'WEEKLY');
  const monthly = await place.member();
  await follow(monthly, id, 'MONTHLY');
  await change(maker, id, 'Changed');
  app.clock.pass(2 * day);
  await sendDigests(app.services);
  expect([await digests(reader), await digests(monthly)]).toEqual([[], []]);
  app.clock.pass(6 * day);
  await sendDigests(app.services);
  expect([(await digests(reader)).length, (await digests(monthly)).length]).toEqual([1, 0]);
  app.clock.pass(30 * day);
  await sendDigests(app.services);
  expect([(await digests(reader)).length, (await digests(monthly)).length]).toEqual([1, 1]);
});

it('tells nobody of what they did themselves, of what they can’t see, and nothing to who was shut out', async () => {
  const mine = await createProject(reader, 'Mine');
  await follow(reader, mine, 'DAILY');
  await change(reader, mine, 'Mine again');
  const closing = await createPrivateProject(maker, 'Closing');
  dataOf(await grant(maker, closing, 'READ', { memberId: reader.id }));
  await follow(reader, closing, 'DAILY');
  await change(maker, closing, 'Secret');
  dataOf(await revoke(maker, closing, { memberId: reader.id }));
  const suspended = await place.member();
  const open = await createProject(maker, 'Open');
  await follow(suspended, open, 'DAILY');
  await change(maker, open, 'Open news');
  dataOf(
    await place.owner.graphql('mutation ($id: ID!) { suspendMember(id: $id) { id } }', { id: suspended.id }),
  );
  const trashed = await createProject(maker, 'Trashed');
  await follow(reader, trashed, 'DAILY');
  await change(maker, trashed, 'Trashed soon');
  dataOf(await maker.graphql('mutation ($id: ID!) { trashProject(id: $id) { id } }', { id: trashed }));
  app.clock.pass(day + 120);
  await sendDigests(app.services);
  expect([await digests(reader), await digests(suspended)]).toEqual([[], []]);
});

it('repeats mail and note together when it fails in between', async () => {
  const id = await createProject(maker, 'Fragile');
  await follow(reader, id, 'DAILY');
  await change(maker, id, 'Fragile news');
  app.clock.pass(day + 120);
  const { mailer } = app.services;
  let posted = 0;
  const failing = {
    ...app.services,
    mailer: {
      ...mailer,
      post: async (...args: Parameters<typeof mailer.post>) => {
        await mailer.post(...args);
        posted += 1;
        throw new Error('The process dies here');
      },
    },
  };
  await expect(sendDigests(failing)).rejects.toThrow('The process dies here');
  expect([posted, await digests(reader)]).toEqual([1, []]);
  await sendDigests(app.services);
  expect(await digests(reader)).toHaveLength(1);
});

it('brings the evidence of a published insight, as each reader may see it', async () => {
  const id = await createProject(maker, 'Checkout');
  const note = async (text: string): Promise<string> =>
    addNote(maker, id, { title: 'Visit', content: documentOf(text) });
  const [open, closed] = [await note('It froze twice.'), await note('My salary is secret.')];
  await putInNote(maker, open, [await addContact(maker, { name: 'Rosa Diaz' })]);
  const quotes = [
    await highlight(maker, open, 'It froze twice.'),
    await highlight(maker, closed, 'My salary is secret.'),
  ];
  await detach(maker, { type: 'NOTE', id: closed });
  await close(maker, { type: 'NOTE', id: closed });
  const content = quotes.map((quote) => ({ type: 'referenceCard', attrs: { kind: 'highlight', id: quote } }));
  const insight = await addInsight(maker, id, {
    title: 'People leave',
    content: JSON.stringify({ type: 'doc', content }),
  });
  const insider = await place.member();
  await grantTo(maker, { type: 'NOTE', id: closed }, insider, 'READ');
  for (const person of [reader, insider]) await follow(person, id, 'DAILY');
  await ask(maker, `mutation { publishInsight(id: "${insight}") { id } }`);
  app.clock.pass(day + 120);
  await sendDigests(app.services);
  const [mail] = await digests(reader);
  expect(mail?.text).toContain('\n    “It froze twice.” — Rosa Diaz · Visit');
  expect(mail?.html).toContain('“It froze twice.” — Rosa Diaz · Visit · Highlighted by ');
  expect(JSON.stringify(mail)).not.toContain('salary');
  const [whole] = await digests(insider);
  expect(whole?.text).toContain('“It froze twice.”');
  expect(whole?.text).toContain('“My salary is secret.”');
});

it('says what changed in a channel that got new data', async () => {
  const { createChannel } = await ask(
    maker,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  const channelId = createChannel.id;
  await ask(
    reader,
    `mutation { follow(input: { type: CHANNEL, id: "${channelId}", frequency: DAILY }) { frequency } }`,
  );
  const add = (texts: readonly string[], daysAgo: number) =>
    ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
      input: {
        channelId,
        source: 'API',
        points: texts.map((text) => ({
          text,
          saidAt: new Date(app.clock.now().getTime() - daysAgo * day * 1000).toISOString(),
        })),
      },
    });
  await add(['Late again', 'Slow'], 9);
  await add(['Late', 'Lost', 'Broken'], 1);
  app.clock.pass(day + 120);
  await sendDigests(app.services);
  const [mail] = await digests(reader);
  expect(mail?.text).toContain(`Reviews has new data by ${maker.name} (2 times)`);
  expect(mail?.text).toContain('3 data points in 7 days, 50% more than in the 7 days before (2).');
});
