import { expect, onTestFinished, test } from 'vitest';
import { startChild } from '#tests/support/child.ts';
import { isLongRun } from './fault-rounds.ts';
import { attacks } from './flood/attacks.ts';
import { startFloodedServer } from './flood/flooded-server.ts';
import { measureAs, percentile } from './flood/quiet-tenant.ts';

const seconds = isLongRun ? 20 : 2;
const mebibyte = 1024 * 1024;
/** A part of the names of those to try; all of them without it. */
const chosen = process.env['HARK_FLOODS'] ?? '';

function during(ms: number): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() < until;
}

// One server for all of them: what an attack leaves behind is there for the next.
test('whatever a member or a stranger does, another tenant goes on working', async () => {
  const server = await startFloodedServer({ hostile: 1, quiet: 1 });
  const bearers = await server.state();
  const quietBearer = bearers.quiet[0] ?? '';
  await measureAs(server, quietBearer, during(500));
  const idle = await measureAs(server, quietBearer, during(1000));
  const { rss: idleRss } = await server.state();
  const idleSearchMs = percentile(idle.searchMs, 0.95);

  const { port, hosts, projects } = server;
  for (const name of Object.keys(attacks).filter((one) => one.includes(chosen))) {
    const { quiet, rss: before } = await server.state();
    const attacker = startChild('tests/faults/children/attacker.ts', [
      JSON.stringify({ port, hosts, projects }),
      name,
      String(seconds),
    ]);
    onTestFinished(() => attacker.kill());
    await attacker.says('begins', 60_000);
    const measured = await measureAs(server, quiet[0] ?? '', during(seconds * 1000));
    expect.soft(await attacker.ended, attacker.errors()).toBe(0);
    const { rss, longestPauseMs } = await server.state();
    const report = {
      name,
      failures: measured.failures.slice(0, 3),
      pings: measured.pingMs.length,
      pingP99: Math.round(percentile(measured.pingMs, 0.99)),
      searchP95: Math.round(percentile(measured.searchMs, 0.95)),
      idleSearchMs: Math.round(idleSearchMs),
      longestPauseMs: Math.round(longestPauseMs),
      grownMb: Math.round((rss - idleRss) / mebibyte),
      grownByItMb: Math.round((rss - before) / mebibyte),
    };
    if (isLongRun || process.env['HARK_FLOOD_REPORT']) process.stdout.write(`${JSON.stringify(report)}\n`);
    expect.soft(report.failures, name).toEqual([]);
    expect.soft(report.pings, name).toBeGreaterThan(0);
    expect.soft(report.grownMb, name).toBeLessThan(isLongRun ? 300 : 600);
    if (!isLongRun) continue;
    expect.soft(report.pingP99, name).toBeLessThanOrEqual(100);
    expect.soft(report.searchP95, name).toBeLessThanOrEqual(3 * Math.max(10, report.idleSearchMs));
  }
  expect(server.child.process.exitCode).toBeNull();
});
