// The built product, for one journey after the other: what is loaded, compiled and optimised serves the next one too.
// Each has settings, a database and an app of its own.
import { services } from '#server/platform/env/env.ts';
import type * as server from '#server/start-server.ts';
import type { Told } from '#tests/e2e/support/serve.ts';

// By the channel it hears that the process of the journeys was killed, and ends too.
process.once('disconnect', () => process.exit(0));
const [, , built = ''] = process.argv;
const { startServer } = (await import(built)) as typeof server;
let running: server.RunningServer | undefined;

process.on('message', (settings: NodeJS.ProcessEnv | 'stop') => {
  void (settings === 'stop' ? stop() : start(settings));
});

async function start(settings: NodeJS.ProcessEnv): Promise<void> {
  running = await startServer({ ...process.env, ...settings }, services, (said) => tell({ said }));
}

async function stop(): Promise<void> {
  await running?.stop();
  tell({ stopped: true });
}

function tell(told: Told): void {
  process.send?.(told);
}
