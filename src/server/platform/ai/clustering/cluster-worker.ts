import { parentPort, workerData } from 'node:worker_threads';
import { clusterPoints } from '#engines/clustering/index.ts';
import { endWhenTold } from '#server/platform/ai/end-model.ts';
import { openNearest } from '#server/platform/ai/nearest/open-nearest.ts';
import type { ClusterAnswer, ClusterTask } from './cluster-protocol.ts';

const port = parentPort;
if (!port) throw new Error('Runs as a worker thread only');
endWhenTold(port);
const { packDir, size, values, ...options }: ClusterTask = workerData;
const nearest = await openNearest(packDir);
const { labels, scores, centroids } = await clusterPoints({ size, values }, { ...options, nearest });
const answer: ClusterAnswer = { labels, scores, centroids: centroids.values };
port.postMessage(answer);
