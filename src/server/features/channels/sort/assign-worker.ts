import { parentPort, workerData } from 'node:worker_threads';
import { assign, type Points } from '#engines/clustering/index.ts';
import { endModel, type EndModel } from '#server/platform/ai/end-model.ts';
import { openNearest } from '#server/platform/ai/nearest/open-nearest.ts';
import type { AssignAnswer, AssignTask } from '#server/platform/ai/clustering/cluster-protocol.ts';

const { packDir, centroids, cut }: AssignTask = workerData;
const nearest = await openNearest(packDir);
parentPort?.on('message', (points: Points | EndModel) => {
  if (points === endModel) process.exit();
  void assign(points, centroids, { cut, nearest }).then((answer: AssignAnswer) =>
    parentPort?.postMessage(answer),
  );
});
