import { builtServer } from '#tests/support/built-server.ts';
import { startChild, type Child } from '#tests/support/child.ts';

export type NodeSettings = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly services: string;
  readonly port: number;
  readonly env?: Record<string, string>;
};

/** A server process as an operator starts it, with the services that it is for. */
export class ClusterNode {
  readonly #settings: NodeSettings;
  #child: Child | undefined;

  constructor(settings: NodeSettings) {
    this.#settings = settings;
  }

  get port(): number {
    return this.#settings.port;
  }

  async start(): Promise<void> {
    const { databaseUrl, dataDir, services, port, env } = this.#settings;
    this.#child = startChild(await builtServer('main'), [`--services=${services}`], {
      PORT: String(port),
      HARK_URL: 'http://hark.test',
      DATABASE_URL: databaseUrl,
      HARK_DATA_DIR: dataDir,
      HARK_SAMPLE: 'false',
      HARK_MODELS: 'false',
      HARK_TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'fatal',
      ...env,
    });
    await this.#child.says('Hark is running', 120_000);
  }

  /** Without a word, as a machine that loses power. */
  async kill(): Promise<void> {
    await this.#child?.kill();
  }

  /** As an operator ends it for an update. */
  async stop(): Promise<void> {
    this.#child?.process.kill('SIGTERM');
    await this.#child?.ended;
  }
}
