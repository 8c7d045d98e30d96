import { afterAll, beforeAll, expect, test } from 'vitest';
import { highlight } from '#tests/support/coding.ts';
import { createScene, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addInsight, addNote, addProject, ask, documentOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Sharing');
});
afterAll(() => app.close());

async function share(input: { type: 'PROJECT' | 'INSIGHT'; id: string }): Promise<string> {
  const create = 'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }';
  return new URL((await ask(place.owner, create, { input })).createPublicLink.url).pathname;
}

test('many hidden sources in a row are counted once', async () => {
  const { owner } = place;
  const projectId = await addProject(owner);
  const closed = await addNote(owner, await addProject(owner), { title: 'Secret merger' });
  const line = (text: string) => ({
    type: 'blockquote',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href: `/data/${closed}` } }] }],
      },
    ],
  });
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'And then' }] };
  const content = [line('one'), line('two'), line('three'), words, line('last')];
  const id = await addInsight(owner, projectId, {
    title: 'Sources',
    content: JSON.stringify({ type: 'doc', content }),
  });
  const { body } = await new Visitor(app, place.workspace.subdomain).get(
    await share({ type: 'INSIGHT', id }),
  );
  const text = String(body).slice(String(body).indexOf('<article>'));
  expect(text.match(/[^>]*not available to you[^<]*/g)).toEqual([
    '3 linked sources above are not available to you.',
    'last (not available to you)',
  ]);
});

test('a public page leads nowhere into the app, and says of a card or a link that its source is hidden', async () => {
  const { owner, workspace } = place;
  const projectId = await addProject(owner);
  const path = await share({ type: 'PROJECT', id: projectId });
  const closed = await addNote(owner, await addProject(owner), {
    title: 'Secret merger',
    content: documentOf('It froze twice.'),
  });
  const quote = await highlight(owner, closed, 'It froze twice.');
  const seen = await addNote(owner, projectId, { title: 'Call', content: documentOf('Hello') });
  const address = `https://${workspace.subdomain}.hark.example/data/Secret-merger-${closed}`;
  const link = (text: string, href: string) => ({
    type: 'text',
    text,
    marks: [{ type: 'link', attrs: { href } }],
  });
  const content = JSON.stringify({
    type: 'doc',
    content: [
      { type: 'referenceCard', attrs: { kind: 'highlight', id: quote } },
      { type: 'paragraph', content: [link('the plan', `/data/${closed}`)] },
      { type: 'paragraph', content: [link(address, address)] },
      { type: 'paragraph', content: [link('our call', `/data/${seen}`)] },
      { type: 'paragraph', content: [link('outside', 'https://example.com/data')] },
    ],
  });
  const insightId = await addInsight(owner, projectId, { title: 'Freezing', content });
  await ask(owner, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id: insightId });
  for (const page of [path, await share({ type: 'INSIGHT', id: insightId })]) {
    const { body } = await new Visitor(app, workspace.subdomain).get(page);
    expect(body).toContain('<p class="missing">This highlight isn’t available to you.</p>');
    expect(body).toContain('<p>the plan (not available to you)</p>');
    expect(body).toContain('<p>note (not available to you)</p>');
    expect(body).toContain('<p>our call</p>');
    expect(body).toContain('href="https://example.com/data"');
    expect(body).not.toMatch(new RegExp(`Secret|merger|froze twice|${closed}|${seen}|href="/data`));
  }
});
