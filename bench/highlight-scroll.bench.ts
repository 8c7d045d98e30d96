// Scrolling in a workspace with 100,000 highlights: how many rows the page holds, and how long it is ever busy.
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildUrl } from '#domain/routes/build-url.ts';
import { createApp } from '#server/app.ts';
import { createSignInLink, findOrCreateAccount } from '#server/kernel/accounts/index.ts';
import '#server/kernel/members/tables.ts';
import { createWorkspace } from '#server/kernel/workspaces/index.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openPGlite } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { endBrowser, newPerson, openBrowser } from '#tests/e2e/support/browser.ts';
import { fillHighlights } from './support/fill-highlights.ts';
import { report } from './support/report.ts';

const targets = { rowsInPage: 60, longTaskMs: 50 };
/** Ten tags: 20,000 highlights have the one that is looked at. */
const shape = { highlights: 100_000, notes: 1000, tags: 10, tagsEach: 2 };
const codebook = 1000;
const wheels = 150;
const log = createLog({ level: 'error' });

const database = await openPGlite({}, { statementTimeoutMs: 120_000, log });
await migrate(database.owner);
const port = await freePort();
const env = readEnv(
  { PORT: String(port), HARK_URL: `http://localhost:${port}`, LOG_LEVEL: 'error' },
  join(import.meta.dirname, '..'),
);
const app = await createApp({ env, log, database, services: ['web'] });
await app.http.listen({ port });
const browser = await openBrowser();
try {
  const email = 'owner@bench.example';
  const account = await database.transaction({}, 'read write', (db) =>
    findOrCreateAccount(app.services, db, email),
  );
  const workspace = await createWorkspace(app.services, {
    name: 'Bench',
    owner: { accountId: account.id, email, name: 'Owner' },
  });
  const { id: memberId } = await database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
    db.selectFrom('members').select('id').executeTakeFirstOrThrow(),
  );
  const coded = await fillHighlights(database.owner, { workspaceId: workspace.id, memberId }, shape);
  await database.owner.query(
    `insert into tags (workspace_id, id, board_id, title, folded, key, color, rank, created_at, updated_at)
     select workspace_id, gen_random_uuid(), id, 'Theme ' || n, 'theme ' || n, 'theme' || n, '#028321', n, now(), now()
     from tag_boards, generate_series(${shape.tags + 1}, ${codebook}) n where id = $1`,
    [coded.boardId],
  );
  const { page } = await newPerson(browser);
  await page.goto(await createSignInLink(app.services, workspace, email));
  await page.waitForLoadState('networkidle');
  const { projectId, tagId } = coded;
  const screens = {
    tagPage: { url: buildUrl('tag', { params: { tagId } }), rows: 'article' },
    list: { url: buildUrl('projectHighlights', { params: { projectId } }), rows: 'article, [role=row]' },
    board: { url: buildUrl('projectTags', { params: { projectId } }), rows: '[data-tag-card]' },
  };
  const origin = new URL(page.url()).origin;
  const figures: Record<string, Scrolled> = {};
  for (const [name, { url, rows }] of Object.entries(screens)) {
    await page.goto(origin + url);
    await page.locator(rows).first().waitFor();
    await page.waitForLoadState('networkidle');
    figures[name] = await scroll(page, rows);
  }
  const ok = Object.values(figures).every(
    ({ rowsInPage, longTasksMs }) =>
      rowsInPage < targets.rowsInPage && longTasksMs.every((time) => time <= targets.longTaskMs),
  );
  report('highlight-scroll', { ...shape, codebook, wheels, ...figures, targets }, ok);
} finally {
  await endBrowser();
  await app.close();
  await database.close();
}
process.exit();

type Scrolled = {
  readonly rowsInPage: number;
  readonly scrolledPx: number;
  readonly longTasksMs: readonly number[];
};

/** By the wheel over the rows, and the scrollbar of whatever holds them tells how far it went. */
async function scroll(page: Page, rows: string): Promise<Scrolled> {
  await page.evaluate((selector) => {
    const seen = { rows: 0, tasks: [] as number[] };
    new PerformanceObserver((list) =>
      seen.tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
    ).observe({ type: 'longtask' });
    const count = () => {
      seen.rows = Math.max(seen.rows, document.querySelectorAll(selector).length);
      requestAnimationFrame(count);
    };
    count();
    Object.assign(globalThis, { seen });
  }, rows);
  const first = await page.locator(rows).first().boundingBox();
  await page.mouse.move((first?.x ?? 0) + 60, (first?.y ?? 0) + 20);
  for (let wheel = 0; wheel < wheels; wheel += 1) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return page.evaluate((selector) => {
    const { seen } = globalThis as unknown as { seen: { rows: number; tasks: number[] } };
    let holder = document.querySelector(selector);
    while (holder && holder.scrollTop === 0) holder = holder.parentElement;
    return { rowsInPage: seen.rows, scrolledPx: Math.round(holder?.scrollTop ?? 0), longTasksMs: seen.tasks };
  }, rows);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
