import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startSmtp, type Smtp } from '#tests/support/smtp.ts';
import { startThread } from '#tests/support/talk.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { mailsTo, Visitor } from '#tests/support/visitor.ts';
import { addNote, addProject, ask, documentOf, errorOf, grant } from '#tests/support/work.ts';
import { sendDigests } from './send-digests.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let other: Person;
let projectId: string;
let noteId: string;
beforeAll(async () => {
  app = await startTestApp({ services: ['web', 'worker'] });
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Notices');
  [maker, other] = [await place.member({ name: 'Mira' }), await place.member({ name: 'Otto' })];
  projectId = await addProject(maker, { title: 'Checkout' });
  noteId = await addNote(maker, projectId, { title: 'Visit' });
});

const day = 86_400;
const drain = () => app.dispatcher?.drain();
const subjects = async (person: Person) => {
  await drain();
  return (await mailsTo(app, person.email))
    .map(({ subject }) => subject)
    .filter((one) => !/sign in/i.test(one));
};
const told = async (person: Person) => {
  await drain();
  const { notifications } = await ask(person, '{ notifications { items { type text link } } }');
  return notifications.items;
};
const choose = (person: Person, notice: string, way: string | null, inProject: string | null = null) =>
  person.graphql(
    `mutation ($notice: Notice!, $way: NoticeWay, $projectId: ID) {
      chooseNotice(notice: $notice, way: $way, projectId: $projectId) { notice way inherited } }`,
    { notice, way, projectId: inProject },
  );
const reply = (person: Person, threadId: string, text: string) =>
  ask(person, 'mutation ($id: ID!, $body: String!) { reply(threadId: $id, body: $body) { id } }', {
    id: threadId,
    body: documentOf(text),
  });

describe('at once', () => {
  it('a comment reaches the person who made the note, and a reply those of the thread, once each', async () => {
    const { threadId } = await startThread(other, noteId, 'Is this right?');
    expect(await subjects(maker)).toEqual(['Otto commented on Visit']);
    const third = await place.member({ name: 'Tara' });
    await reply(third, threadId, 'I think so');
    expect(await subjects(other)).toEqual(['Tara replied in Visit']);
    expect(await subjects(maker)).toEqual(['Tara commented on Visit', 'Otto commented on Visit']);
    expect(await subjects(third)).toEqual([]);
  });

  it('quotes the comment, as it is when it is read, in the app and in the mail', async () => {
    const { threadId, commentId } = await startThread(other, noteId, `Is this right? ${'word '.repeat(80)}`);
    const quotes = async (person: Person) => {
      await drain();
      const { notifications } = await ask(person, '{ notifications { items { quote } } }');
      return notifications.items.map(({ quote }: { quote: string | null }) => quote);
    };
    const [quote] = await quotes(maker);
    expect(quote).toMatch(/^Is this right\? word word .*word…$/);
    expect(quote.length).toBeLessThanOrEqual(201);
    const [mail] = await mailsTo(app, maker.email);
    expect(mail?.text).toContain(`Otto commented on Visit:\n\n“${quote}”`);
    await reply(maker, threadId, 'Yes');
    expect(await quotes(other)).toEqual(['Yes']);
    await ask(other, 'mutation ($id: ID!, $body: String!) { editComment(id: $id, body: $body) { id } }', {
      id: commentId,
      body: documentOf('Never mind'),
    });
    expect(await quotes(maker)).toEqual(['Never mind']);
    await ask(other, 'mutation ($id: ID!) { deleteComment(id: $id) }', { id: commentId });
    expect(await quotes(maker)).toEqual([null]);
  });

  it('access that was given is told with who gave it and a way there', async () => {
    await grant(maker, { type: 'PROJECT', id: projectId }, other, 'READ');
    expect(await subjects(other)).toEqual(['Mira gave you access to Checkout']);
    const [mail] = await mailsTo(app, other.email);
    const origin = `${app.env.rootUrl.protocol}//${place.workspace.subdomain}.${app.env.rootUrl.host}`;
    expect(mail?.text).toContain(`Open in Hark: ${origin}/projects/`);
    expect(mail?.html).toContain('<a style=');
  });

  it('reaches nobody who may not see what it is about', async () => {
    const stranger = await place.member();
    await ask(maker, 'mutation ($input: RevokeAccessInput!) { revokeAccess(input: $input) { inherited } }', {
      input: { type: 'PROJECT', id: projectId, grantee: { special: 'MARKUP' } },
    });
    await startThread(maker, noteId, 'For nobody else');
    expect(await subjects(stranger)).toEqual([]);
    expect(await told(stranger)).toEqual([]);
  });
});

describe('the choice', () => {
  it('is one of the catalogue, for each project or for all', async () => {
    const { noticeChoices } = await ask(maker, '{ noticeChoices { notice way inherited } }');
    expect(noticeChoices).toHaveLength(11);
    expect(noticeChoices[0]).toEqual({ notice: 'MENTION', way: 'MAIL', inherited: false });
    await choose(maker, 'COMMENT', 'OFF');
    await startThread(other, noteId, 'One');
    expect([await subjects(maker), await told(maker)]).toEqual([[], []]);
    await choose(maker, 'COMMENT', 'APP', projectId);
    await startThread(other, noteId, 'Two');
    expect(await subjects(maker)).toEqual([]);
    expect(await told(maker)).toMatchObject([{ type: 'comment', text: 'Otto commented on Visit' }]);
    await choose(maker, 'COMMENT', null, projectId);
    await startThread(other, noteId, 'Three');
    expect(await told(maker)).toHaveLength(1);
    expect(errorOf(await choose(maker, 'FOLLOWED_CHANGE', 'MAIL'))[1]).toBe(
      'This notification can’t be sent that way',
    );
    const foreign = await addProject((await scene.workspace('Other')).owner);
    expect(errorOf(await choose(maker, 'COMMENT', 'APP', foreign))[0]).toBe('NotFound');
  });

  it('for the digest gathers a day in one mail, by project, without what is hidden since', async () => {
    await choose(maker, 'COMMENT', 'DIGEST');
    const secret = await addNote(maker, projectId, { title: 'Thrown away' });
    await startThread(other, noteId, 'One');
    await startThread(other, secret, 'Two');
    expect(await subjects(maker)).toEqual([]);
    await ask(maker, `mutation { trashNotes(ids: ["${secret}"]) { id } }`);
    await sendDigests(app.services);
    expect(await subjects(maker)).toEqual([]);
    app.clock.pass(day + 60);
    await sendDigests(app.services);
    await sendDigests(app.services);
    expect(await subjects(maker)).toEqual(['What changed in Notices Research']);
    const [mail] = await mailsTo(app, maker.email);
    expect(mail?.text).toMatch(/Checkout\n– Otto commented on Visit: http\S+\/data\/\S+/);
    expect(mail?.text).not.toContain('Thrown away');
  });
});

describe('by SMTP', () => {
  let smtp: Smtp;
  let sending: TestApp;
  beforeAll(async () => {
    smtp = await startSmtp();
    sending = await startTestApp({ services: ['web', 'worker'], env: { smtpUrl: smtp.url } });
  });
  afterAll(async () => {
    await sending.close();
    await smtp.close();
  });

  it('has a plain text and one click to stop it, which needs no session', async () => {
    const there = await (await createScene(sending)).workspace('Posted');
    const [author, reader] = [await there.member({ name: 'Mira' }), await there.member({ name: 'Otto' })];
    const project = await addProject(author);
    const note = await addNote(author, project, { title: 'Visit' });
    await startThread(reader, note, 'Hello');
    await sending.dispatcher?.drain();
    const message = await eventually('the mail arrives', () =>
      smtp.received.find((one) => one.includes('Otto commented on Visit')),
    );
    const unfolded = message.replaceAll(/\r\n[ \t]+/g, ' ');
    const [, url = ''] = /^List-Unsubscribe: <(\S+)>/m.exec(unfolded) ?? [];
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(message).toContain('Content-Type: text/plain');
    expect(message).toContain('Content-Type: text/html');

    const { pathname, search, host } = new URL(url);
    const visitor = new Visitor(sending);
    const post = (path: string) =>
      sending.http.inject({
        method: 'POST',
        url: path,
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        remoteAddress: visitor.address,
        payload: 'List-Unsubscribe=One-Click',
      });
    const page = await sending.http.inject({ url: pathname + search, headers: { host } });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Stop these e-mails?')]);
    expect((await post(`${pathname}${search.replace('COMMENT', 'MENTION')}`)).statusCode).toBe(404);
    expect((await post(pathname + search)).statusCode).toBe(200);
    const before = smtp.received.length;
    await startThread(reader, note, 'Again');
    await sending.dispatcher?.drain();
    const { notifications } = await ask(author, '{ notifications { totalCount } }');
    expect(notifications.totalCount).toBe(2);
    expect(smtp.received.length).toBe(before);
  });
});
