// A canvas of 2,000 objects and 1,500 connectors, a tenth of them labelled, in Chromium: how much the main thread has to do in each frame while somebody moves over
// it and zooms.
import type { Page } from 'playwright-core';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import type { Connector } from '#domain/canvas/connectors.ts';
import { addObjects } from '#editor/canvas/canvas-doc.ts';
import { addConnectors } from '#editor/canvas/connectors-doc.ts';
import { toShortId } from '#domain/ids/short-id.ts';
import { endBrowser, newPerson, openBrowser } from '#tests/e2e/support/browser.ts';
import { startProduct } from '#tests/e2e/support/product.ts';
import { openEditor } from '#tests/support/editor-client.ts';
import { traceFrames } from './support/main-thread.ts';
import { report } from './support/report.ts';

const objects = 2000;
const connectors = 1500;
const steps = 120;
const target = 16;
const scribble = Array.from({ length: 120 }, (_, n) =>
  n % 2 === 0 ? n * 80 : Math.round(5000 + 4000 * Math.sin(n / 5)),
);

const product = await startProduct({ HARK_MODELS: 'false' });
const browser = await openBrowser();
try {
  const { page } = await newPerson(browser);
  await page.goto(product.signInLink);
  await page.waitForURL(/\/home/);
  const { host, port, origin } = new URL(page.url());
  const { projectId, viewId, token } = await makeCanvas(page);
  const editor = openEditor({ port: Number(port), host, documentId: viewId, token: async () => token });
  await editor.synced();
  addObjects(
    editor.doc,
    Array.from({ length: objects }, (_, at) => objectAt(at)),
    null,
  );
  addConnectors(
    editor.doc,
    Array.from({ length: connectors }, (_, at) => connectorAt(at)),
    null,
  );
  await editor.acknowledged();
  editor.close();

  await page.goto(`${origin}/projects/${toShortId(projectId)}/v/${toShortId(viewId)}`);
  const board = page.getByRole('application', { name: /^Canvas/ });
  await board.locator('.react-flow__node').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const box = await board.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 500, (box?.y ?? 0) + 300);

  const near = await board.locator('.react-flow__node').count();
  const panned = await traceFrames(browser, page, () => wheel(page, { x: 40, y: 25 }));
  const zoomed = await traceFrames(browser, page, () => zoom(page));
  await board.getByRole('button', { name: 'Fit View' }).click();
  await page.waitForTimeout(1000);
  const all = await board.locator('.react-flow__node').count();
  const pannedFar = await traceFrames(browser, page, () => wheel(page, { x: 12, y: 8 }));
  const worst = Math.max(panned.p95, zoomed.p95, pannedFar.p95);
  report('canvas', { objects, connectors, near, panned, zoomed, all, pannedFar, target }, worst <= target);
} finally {
  await endBrowser();
  await product.stop();
}

/** Words, shapes, drawings and frames in a wide grid. */
function objectAt(at: number): CanvasObject {
  const id = idOf(at);
  const place = { id, x: (at % 50) * 240, y: Math.floor(at / 50) * 160, width: 200, height: 120 };
  if (at % 10 === 0) return { type: 'group', ...place, title: `Group ${at}`, color: '#dbeafe' };
  if (at % 7 === 0) return { type: 'stroke', ...place, color: '#3f8ae0', strokeWidth: 4, points: scribble };
  if (at % 11 === 0) return { type: 'ellipse', ...place, text: `Cause ${at}` };
  if (at % 3 === 0) return { type: 'rectangle', ...place };
  return { type: 'text', ...place, text: `What people said, number ${at}`, textFormat: 'PARAGRAPH' };
}

/** Each object to the one beside it, the one below it or one farther away. */
function connectorAt(at: number): Connector {
  const step = [1, 50, 53][at % 3] ?? 1;
  const ends = { from: idOf(at), to: idOf((at + step) % objects) };
  return { id: idOf(objects + at), ...ends, arrow: 'end', ...(at % 10 === 0 && { label: `because ${at}` }) };
}

function idOf(at: number): string {
  return `0190a1b2-0000-7000-8000-${at.toString(16).padStart(12, '0')}`;
}

async function wheel(page: Page, by: { x: number; y: number }): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    const way = step < steps / 2 ? 1 : -1;
    await page.mouse.wheel(by.x * way, by.y * way);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

async function zoom(page: Page): Promise<void> {
  await page.keyboard.down('Control');
  await wheel(page, { x: 0, y: 6 });
  await page.keyboard.up('Control');
}

async function makeCanvas(page: Page): Promise<{ projectId: string; viewId: string; token: string }> {
  return page.evaluate(async () => {
    const post = async (path: string, body: object, bearer = '') => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    const { token } = await post('/api/auth/token', {});
    const ask = async (query: string, variables: object) => {
      const answer = await post('/api/graphql', { query, variables }, token);
      if (answer.errors) throw new Error(JSON.stringify(answer.errors));
      return answer.data;
    };
    const made = await ask(
      'mutation { createProject(input: { title: "A board of two thousand" }) { id } }',
      {},
    );
    const projectId: string = made.createProject.id;
    const view = await ask('mutation ($input: CreateViewInput!) { createView(input: $input) { id } }', {
      input: { projectId, objectType: 'NOTE', layout: 'CANVAS', title: 'Board' },
    });
    const viewId: string = view.createView.id;
    await ask('mutation ($viewId: ID!) { openCanvas(viewId: $viewId) }', { viewId });
    return { projectId, viewId, token: String(token) };
  });
}
