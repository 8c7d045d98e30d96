import { onTestFinished } from 'vitest';
import { createScene, type Place } from '#tests/support/scene.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { startTinyS3 } from '#tests/support/tiny-s3.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { freePort } from '#tests/support/free-port.ts';
import { ClusterNode } from './cluster-node.ts';
import { startHaproxy } from './haproxy.ts';
import { openLine, type Line } from './through-proxy.ts';

export type Cluster = {
  /** Makes people and workspaces. Nothing is asked of it: that goes to the nodes. */
  readonly app: TestApp;
  readonly place: Place;
  readonly line: Line;
  readonly port: number;
  readonly webs: readonly ClusterNode[];
  readonly realtimes: readonly ClusterNode[];
  readonly workers: readonly ClusterNode[];
};

type ClusterOptions = {
  readonly env?: Record<string, string>;
  /** Nodes on machines that share no disk: each has a data folder of its own, and files are in a bucket. */
  readonly isApart?: boolean;
};

/** Three nodes for requests and two for sockets behind HAProxy, and two that work, on one PostgreSQL. */
export async function startCluster({ env = {}, isApart = false }: ClusterOptions = {}): Promise<Cluster> {
  const app = await startTestApp({ services: ['web'] });
  onTestFinished(() => app.close());
  const place = await (await createScene(app)).workspace('Cluster');
  const sharedDir = tempDir();
  const shared = {
    databaseUrl: 'url' in app.database ? String(app.database.url) : '',
    env: { ...env, ...(isApart && (await openBucket())) },
  };
  const add = async (services: string): Promise<ClusterNode> =>
    new ClusterNode({
      ...shared,
      dataDir: isApart ? tempDir() : sharedDir,
      services,
      port: await freePort(),
    });
  const webs = [await add('web'), await add('web'), await add('web')];
  const realtimes = [await add('realtime'), await add('realtime')];
  const workers = [await add('worker'), await add('worker')];
  const nodes = [...webs, ...realtimes, ...workers];
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.kill()));
  });
  await Promise.all(nodes.map((node) => node.start()));
  const port = await freePort();
  const proxy = await startHaproxy(port, {
    requests: webs.map((node) => node.port),
    sockets: realtimes.map((node) => node.port),
  });
  onTestFinished(() => proxy.stop());
  return { app, place, line: openLine(port), port, webs, realtimes, workers };
}

async function openBucket(): Promise<Record<string, string>> {
  const { settings, close } = await startTinyS3();
  onTestFinished(close);
  return {
    S3_BUCKET: settings.bucket,
    S3_ENDPOINT: settings.endpoint ?? '',
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
}
