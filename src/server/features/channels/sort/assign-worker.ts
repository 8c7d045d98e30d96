import { parentPort, workerData } from 'node:worker_threads';
import { assign, type Points } from '#engines/clustering/index.ts';
import { endModel, type EndModel } from '#server/platform/ai/end-model.ts';
import { openNearest } from '#server/platform/ai/nearest/open-nearest.ts';
import { unpackVectors, type StoredVectors } from './vector-bytes.ts';
import type { AssignAnswer, AssignTask } from '#server/platform/ai/clustering/cluster-protocol.ts';

const { packDir, centroids, cut }: AssignTask = workerData;
const nearest = await openNearest(packDir);
parentPort?.on('message', (asked: Points | StoredVectors | EndModel) => {
  if (asked === endModel) process.exit();
  const points = 'bytes' in asked ? unpackVectors(asked) : asked;
  void assign(points, centroids, { cut, nearest }).then((answer: AssignAnswer) =>
    parentPort?.postMessage(answer),
  );
});
