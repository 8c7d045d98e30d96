// What the first signed-in screen costs: JavaScript over the wire, and how soon its largest part shows.
import { gzipSync } from 'node:zlib';
import { endBrowser, newPerson, openBrowser } from '#tests/e2e/support/browser.ts';
import { startProduct } from '#tests/e2e/support/product.ts';
import { report } from './support/report.ts';

const targets = { scriptKilobytes: 200, largestPaintMs: 1000 };
const product = await startProduct();
const browser = await openBrowser();
try {
  const { page, context } = await newPerson(browser);
  await page.goto(product.signInLink);
  await page.waitForURL(/\/home/);
  await page.waitForLoadState('networkidle');
  const home = page.url();
  await page.close();

  let scriptBytes = 0;
  const cold = await context.newPage();
  cold.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response.body().then((body) => {
      scriptBytes += gzipSync(body, { level: 9 }).length;
    });
  });
  await cold.goto(home);
  await cold.waitForLoadState('networkidle');
  await cold.close();

  const paints: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const fresh = await context.newPage();
    await fresh.goto(home);
    await fresh.getByRole('heading', { level: 1 }).first().waitFor();
    paints.push(await fresh.evaluate(largestPaint));
    await fresh.close();
  }
  const largestPaintMs = Math.round(paints.sort((a, b) => a - b)[2] ?? Infinity);
  const scriptKilobytes = Number((scriptBytes / 1000).toFixed(1));
  report(
    'first-screen',
    { scriptKilobytes, largestPaintMs, paints: paints.map(Math.round), targets },
    scriptKilobytes <= targets.scriptKilobytes && largestPaintMs <= targets.largestPaintMs,
  );
} finally {
  await endBrowser();
  await product.stop();
}

function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Infinity)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}
