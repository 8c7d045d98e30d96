import { expect, onTestFinished, test } from 'vitest';
import { startChild } from '#tests/support/child.ts';
import { isLongRun } from './fault-rounds.ts';
import { startFloodedServer } from './flood/flooded-server.ts';
import { workAsUsual } from './flood/ordinary-person.ts';
import { percentile } from './flood/quiet-tenant.ts';

const seconds = isLongRun ? 1800 : 12;
const people = { ordinary: 20, hostile: 5, strangers: 50 };
const bearerMs = 30_000;

test(
  `for ${seconds} s, ${people.hostile} hostile members and ${people.strangers} strangers spoil nobody’s work`,
  async () => {
    const server = await startFloodedServer({ hostile: people.hostile, quiet: people.ordinary });
    const { port, hosts, projects } = server;
    let { quiet } = await server.state();
    const { rss: idleRss } = await server.state();
    const attackers = startChild('tests/faults/children/soak-attackers.ts', [
      JSON.stringify({ port, hosts, projects }),
      String(seconds),
      String(people.hostile),
      String(people.strangers),
    ]);
    onTestFinished(() => attackers.kill());
    const until = performance.now() + seconds * 1000;
    const renewing = setInterval(() => void server.state().then((state) => (quiet = state.quiet)), bearerMs);
    onTestFinished(() => clearInterval(renewing));
    const days = await Promise.all(
      Array.from({ length: people.ordinary }, (_one, index) =>
        workAsUsual(
          server,
          () => quiet[index] ?? '',
          () => performance.now() < until,
        ),
      ),
    );
    const ms = days.flatMap((day) => day.ms);
    const { rss } = await server.state();
    const report = {
      requests: ms.length,
      p50: Math.round(percentile(ms, 0.5)),
      p99: Math.round(percentile(ms, 0.99)),
      longest: Math.round(Math.max(...ms)),
      grownMb: Math.round((rss - idleRss) / 1024 / 1024),
    };
    if (isLongRun || process.env['HARK_FLOOD_REPORT']) process.stdout.write(`${JSON.stringify(report)}\n`);
    expect(days.flatMap(({ failures }) => failures).slice(0, 5)).toEqual([]);
    expect(ms.length).toBeGreaterThan(people.ordinary);
    expect(server.child.process.exitCode).toBeNull();
    if (isLongRun) {
      expect(report.p99).toBeLessThanOrEqual(1000);
      expect(report.grownMb).toBeLessThan(300);
    }
  },
  (seconds + 300) * 1000,
);
