import { parentPort, workerData } from 'node:worker_threads';
import { clusterPoints } from '#engines/clustering/index.ts';
import { openNearest } from '#server/platform/ai/nearest/open-nearest.ts';
import type { ClusterAnswer, ClusterTask } from './cluster-protocol.ts';

const { packDir, size, values, cut, smallest, wanted }: ClusterTask = workerData;
const nearest = await openNearest(packDir);
const { labels, scores, centroids } = await clusterPoints(
  { size, values },
  { cut, smallest, nearest, ...(wanted !== null && { wanted }) },
);
const answer: ClusterAnswer = { labels, scores, centroids: centroids.values };
parentPort?.postMessage(answer);
