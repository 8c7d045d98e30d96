import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from './support/ask-as.ts';
import { axeFindings } from './support/axe.ts';
import { newPerson, openBrowser, type Person } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let browser: Browser;
let robin: Person;
let addresses: Record<string, string>;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ HARK_MODELS: 'false' }), openBrowser()]);
  robin = await newPerson(browser);
  await robin.page.goto(product.signInLink);
  await robin.page.getByText('Larkspur Kitchens').first().waitFor();
  addresses = await findAddresses(robin.page);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();
const text = (page: Page) => page.locator('.ProseMirror').first().waitFor();

/** What shows that the screen has its content. */
const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: heading,
  'notes, a table': (page) => page.getByRole('grid').first().waitFor(),
  highlights: (page) => page.locator('[data-row-link]').first().waitFor(),
  'highlights, a board': (page) => page.locator('[data-row-link]').first().waitFor(),
  insights: (page) => page.locator('[data-row-link]').first().waitFor(),
  'tags, a board': heading,
  charts: (page) => page.getByRole('img', { name: /by tag/ }).waitFor(),
  note: text,
  insight: text,
  search: (page) =>
    page
      .getByRole('link', { name: /deliver/i })
      .first()
      .waitFor(),
  canvas: (page) => page.getByRole('application', { name: /^Canvas/ }).waitFor(),
  channel: (page) => page.getByText('No data yet').waitFor(),
  contacts: heading,
  settings: heading,
  members: (page) => page.getByRole('table').first().waitFor(),
  'public project': heading,
  'public note': heading,
};

test.each(Object.entries(screens))('%s: nothing stands in anybody’s way', async (name, isThere) => {
  const { page } = robin;
  await page.goto(addresses[name] ?? '');
  await isThere(page);
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page)).toEqual([]);
});

/** The sample has all but a canvas, a channel and public links. */
async function findAddresses(page: Page): Promise<Record<string, string>> {
  const { origin } = new URL(product.signInLink);
  const { projects } = await askAs(page, '{ projects(first: 20) { items { id title } } }');
  const { id } = projects.items.find(({ title }: { title: string }) => title === 'Delivery day');
  const { notes, insights } = await askAs(
    page,
    `query ($id: ID!) { notes(projectId: $id, first: 1) { items { id } }
      insights(projectId: $id, first: 1) { items { id } } }`,
    { id },
  );
  const make = 'mutation ($input: CreateViewInput!) { createView(input: $input) { id } }';
  const view = async (objectType: string, layout: string, data: object) => {
    const input = { projectId: id, objectType, layout, data: JSON.stringify(data) };
    return (await askAs(page, make, { input })).createView.id;
  };
  const { createChannel } = await askAs(
    page,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  const share = 'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }';
  const publicUrl = async (type: string, objectId: string) =>
    (await askAs(page, share, { input: { type, id: objectId, showNotes: type === 'PROJECT' } }))
      .createPublicLink.url;
  const project = `${origin}/projects/${id}`;
  return {
    home: `${origin}/home`,
    'notes, a table': `${project}/notes`,
    highlights: `${project}/highlights`,
    'highlights, a board': `${project}/v/${await view('HIGHLIGHT', 'BOARD', { group: { by: 'TAG' } })}`,
    insights: `${project}/insights`,
    'tags, a board': `${project}/tags`,
    charts: `${project}/charts`,
    note: `${origin}/data/${notes.items[0].id}`,
    insight: `${origin}/insights/${insights.items[0].id}`,
    search: `${origin}/search#q=delivery`,
    canvas: `${project}/v/${await view('NOTE', 'CANVAS', {})}`,
    channel: `${origin}/channels/${createChannel.id}`,
    contacts: `${origin}/contacts`,
    settings: `${origin}/settings`,
    members: `${origin}/settings/users`,
    'public project': await publicUrl('PROJECT', id),
    'public note': await publicUrl('NOTE', notes.items[0].id),
  };
}
