// A whole server on a place that outlives it. With a first and a last number it adds those data points to its channel
// and works until it is killed; without them it works until nothing is left to do.
import { setTimeout as pause } from 'node:timers/promises';
import { createScene } from '#tests/support/scene.ts';
import { ask } from '#tests/support/work.ts';
import { pointOf } from '../channel-points.ts';
import { endWithWork, openChannelServer } from './open-channel-server.ts';

const [place = '', dataDir = '', vectors = '', first, last] = process.argv.slice(2);
const app = await openChannelServer({ place, dataDir, vectors });

if (first !== undefined) {
  const maker = await (await createScene(app)).member();
  const { createChannel } = await ask(
    maker,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  const points = Array.from({ length: Number(last) - Number(first) }, (_, at) => pointOf(Number(first) + at));
  // Twice: somebody who saw no answer sends the batch again.
  for (let time = 0; time < 2; time += 1)
    await ask(
      maker,
      'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }',
      { input: { channelId: createChannel.id, source: 'API', points } },
    );
  console.log(`added ${points.length}`);
  await pause(120_000);
  process.exit(1);
}
await endWithWork(app);
