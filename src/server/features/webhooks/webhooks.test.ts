import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { mailsTo } from '#tests/support/visitor.ts';
import { isSigned, startReceiver, type Received, type Receiver } from '#tests/support/webhook-receiver.ts';
import { addInsight, addNote, addProject, ask, close, documentOf, errorOf } from '#tests/support/work.ts';
import { pruneDeliveries, wakeWebhooks } from './sweep-deliveries.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let owner: Person;
let receiver: Receiver;
const signal = new AbortController().signal;

beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({ env: { allowedHosts: [receiver.host] } });
  scene = await createScene(app);
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});
beforeEach(async () => {
  receiver.answer(204);
  place = await scene.workspace('Hooks');
  owner = place.owner;
});

/** What came from this test's workspace: those of others are tried again meanwhile. */
function heard(): Received[] {
  return receiver.received.filter(({ body }) => body.data.teamId === place.workspace.id);
}

function waitFor(count: number): Promise<Received[]> {
  return eventually(`${count} messages`, () => heard().length >= count && heard());
}

const create = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) {
  secret webhook { id url events byProgram disabledAt } } }`;

async function subscribe(events: readonly string[], by = owner): Promise<{ id: string; secret: string }> {
  const { createWebhook } = await ask(by, create, { input: { url: receiver.url(), events } });
  return { id: createWebhook.webhook.id, secret: createWebhook.secret };
}

async function deliveries(webhookId: string, by = owner) {
  const { webhookDeliveries } = await ask(
    by,
    `query ($id: ID!) { webhookDeliveries(webhookId: $id) { totalCount
      items { id event state attempts status error dueAt } } }`,
    { id: webhookId },
  );
  return webhookDeliveries;
}

async function webhook(id: string) {
  const { webhooks } = await ask(
    owner,
    '{ webhooks { items { id disabledAt disabledReason failingSince lastSuccessAt } } }',
  );
  return webhooks.items.find((one: { id: string }) => one.id === id);
}

/** Time passes, and what is due is tried again. */
async function later(seconds: number): Promise<void> {
  app.clock.pass(seconds);
  await wakeWebhooks(app.services, signal);
}

const attempted = (id: string, attempts: number) =>
  eventually(`${attempts} attempts`, async () => {
    const [first] = (await deliveries(id)).items;
    const isSettled = first?.state !== 'WAITING' || new Date(first.dueAt) > app.clock.now();
    return first?.attempts === attempts && isSettled && first;
  });

describe('a message', () => {
  test('names what happened, signed so that any receiver can check it', async () => {
    const { id, secret } = await subscribe(['note.created']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const project = await addProject(owner);
    const note = await addNote(owner, project, {
      title: 'Call',
      content: documentOf('Nobody else reads this'),
    });
    const [message] = await waitFor(1);
    if (!message) throw new Error('No message');
    expect(isSigned(message, secret, app.clock.now())).toBe(true);
    expect(message.body).toMatchObject({
      type: 'note.created',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        teamId: place.workspace.id,
        webhookId: id,
        actorId: owner.id,
        hasMore: false,
        items: [{ type: 'note', id: note, title: 'Call', url: expect.stringContaining(owner.visitor.host) }],
      },
    });
    expect(message.raw).not.toContain('Nobody else');
    expect(isSigned({ ...message, raw: `${message.raw} ` }, secret, app.clock.now())).toBe(false);
    const late = {
      ...message.headers,
      'webhook-timestamp': String(Number(message.headers['webhook-timestamp']) - 1),
    };
    expect(isSigned({ ...message, headers: late }, secret, app.clock.now())).toBe(false);
    const sent = await eventually('the delivery is noted', async () => {
      const found = await deliveries(id);
      return found.items[0]?.state === 'DELIVERED' && found;
    });
    expect(sent.items).toMatchObject([
      { id: message.headers['webhook-id'], event: 'note.created', attempts: 1, status: 204 },
    ]);
  });

  test('comes only for chosen events, in the order in which they happened', async () => {
    await subscribe(['note.created']);
    const project = await addProject(owner);
    await addInsight(owner, project, { title: 'Not asked for' });
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await addNote(owner, project, { title });
    const messages = await waitFor(5);
    expect(messages.map(({ body }) => body.data.items[0].title)).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
      'Five',
    ]);
    expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
  });

  test('tells nothing that its maker may not see', async () => {
    const { id } = await subscribe(['note.created', 'project.created']);
    const member = await place.member();
    const secretProject = await addProject(member, { title: 'Open at first' });
    await waitFor(1);
    await close(member, { type: 'PROJECT', id: secretProject });
    await addNote(member, secretProject, { title: 'Hidden note' });
    const open = await addProject(member, { title: 'Open' });
    await addNote(member, open, { title: 'Seen' });
    const messages = await waitFor(3);
    expect(messages.map(({ body }) => body.data.items[0].title)).toEqual(['Open at first', 'Open', 'Seen']);
    expect((await deliveries(id)).totalCount).toBe(3);
    expect(JSON.stringify(heard())).not.toContain('Hidden');
  });

  test('never crosses into another workspace', async () => {
    const { id } = await subscribe(['project.created']);
    const away = await scene.workspace('Away');
    await addProject(away.owner, { title: 'Theirs' });
    await addProject(owner, { title: 'Ours' });
    const messages = await waitFor(1);
    expect(messages.map(({ body }) => body.data.items[0].title)).toEqual(['Ours']);
    const theirs = { webhookDeliveries: { items: [], totalCount: 0 } };
    expect(
      await ask(
        away.owner,
        'query ($id: ID!) { webhookDeliveries(webhookId: $id) { totalCount items { id } } }',
        { id },
      ),
    ).toEqual(theirs);
    for (const field of [
      'rotateWebhookSecret(id: $id) { secret }',
      'testWebhook(id: $id) { id }',
      'deleteWebhook(id: $id)',
    ])
      expect(errorOf(await away.owner.graphql(`mutation ($id: ID!) { ${field} }`, { id }))[0]).toBe(
        'NotFound',
      );
  });

  test('is signed with both secrets for a day after a rotation', async () => {
    const { id, secret } = await subscribe(['project.created']);
    const { rotateWebhookSecret } = await ask(
      owner,
      'mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret webhook { oldSecretUntil } } }',
      { id },
    );
    const next = rotateWebhookSecret.secret;
    await addProject(owner);
    const [both] = await waitFor(1);
    if (!both) throw new Error('No message');
    expect([secret, next].map((one) => isSigned(both, one, app.clock.now()))).toEqual([true, true]);
    app.clock.pass(25 * 3600);
    await addProject(owner);
    const [, newest] = await waitFor(2);
    if (!newest) throw new Error('No message');
    expect([secret, next].map((one) => isSigned(newest, one, app.clock.now()))).toEqual([false, true]);
    const { rows } = await app.database.owner.query('select s::text as row from sealed_secrets s');
    expect(JSON.stringify(rows)).not.toContain(next.slice(6));
  });

  test('can be tried from the settings', async () => {
    const { id, secret } = await subscribe(['project.created']);
    await ask(owner, 'mutation ($id: ID!) { testWebhook(id: $id) { id state } }', { id });
    const [message] = await waitFor(1);
    expect(message?.body).toMatchObject({ type: 'webhook.test', data: { webhookId: id, items: [] } });
    expect(message && isSigned(message, secret, app.clock.now())).toBe(true);
  });
});

describe('a receiver that fails', () => {
  test('gets the same message again, later each time, and what follows waits its turn', async () => {
    const { id } = await subscribe(['project.created']);
    receiver.answer(500);
    await addProject(owner, { title: 'First' });
    expect(await attempted(id, 1)).toMatchObject({ state: 'WAITING', error: 'The receiver answered 500' });
    await addProject(owner, { title: 'Second' });
    await app.dispatcher?.drain();
    receiver.answer(204);
    await later(6);
    const messages = await waitFor(3);
    expect(messages.map(({ body }) => body.data.items[0].title)).toEqual(['First', 'First', 'Second']);
    expect(messages[0]?.headers['webhook-id']).toBe(messages[1]?.headers['webhook-id']);
    expect(
      await eventually('it is well again', async () => {
        const found = await webhook(id);
        return found.failingSince === null && found;
      }),
    ).toMatchObject({ disabledAt: null, lastSuccessAt: expect.any(String) });
  });

  test('does not hold up others by refusing one message', async () => {
    const { id } = await subscribe(['project.created']);
    receiver.answer(422);
    await addProject(owner, { title: 'Refused' });
    await attempted(id, 1);
    receiver.answer(204);
    await addProject(owner, { title: 'Welcome' });
    const messages = await waitFor(2);
    expect(messages.map(({ body }) => body.data.items[0].title)).toEqual(['Refused', 'Welcome']);
  });

  test('is turned off after three days, and the admins hear of it', async () => {
    const { id } = await subscribe(['project.created']);
    receiver.answer(0);
    await addProject(owner);
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await attempted(id, attempt);
      await later(86_401);
      if ((await webhook(id)).disabledAt !== null) break;
    }
    const found = await eventually('it is turned off', async () => {
      const one = await webhook(id);
      return one.disabledAt !== null && one;
    });
    expect(found.disabledReason).toBe('Every delivery failed for 3 days');
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.subject).toBe(`The webhook to ${receiver.host} was turned off`);
    const count = heard().length;
    await addProject(owner);
    await app.dispatcher?.drain();
    await later(86_401);
    expect(heard()).toHaveLength(count);
    receiver.answer(204);
    await ask(
      owner,
      'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { disabledAt } }',
      {
        input: { id, url: receiver.url(), events: ['project.created'], enabled: true },
      },
    );
    await addProject(owner);
    await waitFor(count + 1);
  });

  test('that says it is gone is turned off at once', async () => {
    const { id } = await subscribe(['project.created']);
    receiver.answer(410);
    await addProject(owner);
    await eventually('it is turned off', async () => (await webhook(id)).disabledAt !== null);
    expect((await deliveries(id)).items).toMatchObject([{ state: 'FAILED', status: 410 }]);
  });

  test('can be asked again by hand', async () => {
    const { id } = await subscribe(['project.created']);
    receiver.answer(503);
    await addProject(owner);
    const { id: deliveryId } = await attempted(id, 1);
    receiver.answer(204);
    await ask(owner, 'mutation ($id: ID!) { retryWebhookDelivery(id: $id) { state } }', { id: deliveryId });
    const messages = await waitFor(2);
    expect(messages.map(({ headers }) => headers['webhook-id'])).toEqual([deliveryId, deliveryId]);
  });

  test('sends nobody elsewhere: a redirect is not followed', async () => {
    const { id } = await subscribe(['project.created']);
    receiver.answer(302, { location: receiver.url('/elsewhere') });
    await addProject(owner);
    await attempted(id, 1);
    expect(heard().map(({ path }) => path)).toEqual(['/hook']);
  });
});

test('a webhook ends with the standing of its maker', async () => {
  const admin = await place.member({ role: 'MANAGER', workspaceAdmin: true });
  const { id } = await subscribe(['project.created'], admin);
  await ask(owner, 'mutation ($id: ID!) { suspendMember(id: $id) { id } }', { id: admin.id });
  await addProject(owner);
  const found = await eventually('it is turned off', async () => {
    const one = await webhook(id);
    return one.disabledAt !== null && one;
  });
  expect(found.disabledReason).toBe('Its creator can no longer manage webhooks');
  expect(heard()).toEqual([]);
});

describe('refuses', () => {
  test.each([
    ['http://hooks.example/x', 'Enter a whole address that begins with https://'],
    ['gopher://hooks.example', 'Enter a whole address that begins with https://'],
    ['file:///etc/passwd', 'Enter a whole address that begins with https://'],
    ['nothing', 'Enter a whole address that begins with https://'],
    ['https://user:word@hooks.example', 'The address can’t hold a user name or a password'],
    ['https://127.1/x', 'This address isn’t on the public internet'],
    ['https://0x7f.1/x', 'This address isn’t on the public internet'],
    ['https://169.254.169.254/latest', 'This address isn’t on the public internet'],
    ['https://[::ffff:a9fe:a9fe]/x', 'This address isn’t on the public internet'],
    ['https://[::1]/x', 'This address isn’t on the public internet'],
    ['https://10.0.0.1/x', 'This address isn’t on the public internet'],
  ])('the address %s', async (url, message) => {
    const answer = await owner.graphql(create, { input: { url, events: ['note.created'] } });
    expect(errorOf(answer)).toEqual(['ValidationError', message]);
  });

  test('to send to a name that leads inside', async () => {
    const { createWebhook } = await ask(owner, create, {
      input: { url: 'https://localhost:1/hook', events: ['project.created'] },
    });
    await addProject(owner);
    const delivery = await attempted(createWebhook.webhook.id, 1);
    expect(delivery).toMatchObject({ state: 'WAITING', status: null });
    expect(delivery.error).toMatch(/public internet|did not answer|can’t be reached|isn’t/);
  });

  test('events that nobody can hear of, and none at all', async () => {
    const messageFor = async (events: string[]): Promise<string> =>
      errorOf(await owner.graphql(create, { input: { url: receiver.url(), events } }))[1];
    expect(await messageFor([])).toBe('Choose at least one event');
    expect(await messageFor(['member.signedIn'])).toBe('There is no event “member.signedIn”');
  });

  test('everybody but admins', async () => {
    const manager = await place.member({ role: 'MANAGER' });
    const input = { url: receiver.url(), events: ['note.created'] };
    const reason = ['Forbidden', 'Only workspace admins can do this'];
    expect(errorOf(await manager.graphql(create, { input }))).toEqual(reason);
    expect(errorOf(await manager.graphql('{ webhooks { totalCount } }'))).toEqual(reason);
  });
});

test('what was sent is forgotten after a month', async () => {
  const { id } = await subscribe(['project.created']);
  await addProject(owner);
  await eventually('it arrived', async () => (await deliveries(id)).items[0]?.state === 'DELIVERED');
  const kept = async (): Promise<number> => {
    const { rows } = await app.database.owner.query(
      'select count(*)::int as count from webhook_deliveries where webhook_id = $1',
      [id],
    );
    return rows[0].count;
  };
  await pruneDeliveries(app.services, signal);
  expect(await kept()).toBe(1);
  app.clock.pass(31 * 86_400);
  await pruneDeliveries(app.services, signal);
  expect(await kept()).toBe(0);
});
