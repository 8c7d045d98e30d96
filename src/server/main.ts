import { explainFailure } from '#server/platform/app/explain-failure.ts';
import { readServices } from '#server/platform/env/services-argument.ts';
import { readyMessage } from '#server/platform/supervisor/supervise-process.ts';
import { startServer } from './start-server.ts';

async function start(): Promise<void> {
  const server = await startServer(process.env, readServices(process.argv.slice(2)), say);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await server.stop();
    process.exit(0);
  };
  // Not once: a terminal sends its signal to the supervisor too, which passes it on.
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  // The supervisor is gone, and nobody else would end this process.
  process.once('disconnect', () => void stop());
  process.send?.(readyMessage);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
