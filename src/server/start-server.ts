import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { installSampleWorkspace } from '#server/features/onboarding/index.ts';
import { closeDataFolder, keepNewFilesPrivate } from '#server/platform/db/close-data-folder.ts';
import { maintainEmbedded } from '#server/platform/db/maintain-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readEnv, type Service } from '#server/platform/env/env.ts';
import { checkPortFree } from '#server/platform/http/check-port.ts';
import { captureConsole } from '#server/platform/log/capture-console.ts';
import { createLog } from '#server/platform/log/create-log.ts';

const projectDir = join(import.meta.dirname, '../..');

export type RunningServer = {
  /** Ends what was begun and closes the data folder; the process is left as it is. */
  readonly stop: () => Promise<void>;
};

/** An installation by its settings, up to when it serves and has said how to sign in. */
export async function startServer(
  variables: NodeJS.ProcessEnv,
  services: readonly Service[],
  say: (text: string) => void,
): Promise<RunningServer> {
  const env = readEnv(variables, projectDir);
  const log = createLog({ level: env.logLevel });
  captureConsole(log);
  await checkPortFree(env.port);
  keepNewFilesPrivate();
  closeDataFolder(env.dataDir);
  const database = await openDatabase({
    ...(env.databaseUrl !== undefined && { url: env.databaseUrl }),
    ...(env.databaseOwnerUrl !== undefined && { ownerUrl: env.databaseOwnerUrl }),
    dataDir: env.dataDir,
    poolSize: env.databasePoolSize,
    prepare: env.databasePrepare,
    statementTimeoutMs: env.statementTimeoutMs,
    log,
  });
  let isCreated = false;
  await migrate(database.owner, (name, isNew) => {
    if (!isNew) say(`Updating the database: ${name}`);
    else if (!isCreated) say('Creating the database …');
    isCreated ||= isNew;
  });
  const endUpkeep = database.kind === 'pglite' ? maintainEmbedded(database.owner, log) : async () => {};
  if (env.databaseUrl !== undefined && env.databaseOwnerUrl === undefined)
    log.warn('The application connects as the owner of the database. See “Two logins” in docs/operating.md.');
  const app = await createApp({ env, log, database, services });
  await database.releaseOwner();
  const signInLink = env.sampleWorkspace ? await installSampleWorkspace(app.services) : undefined;
  // The line about listening says the same as ours and comes after it: the link would not be the last on the screen.
  log.level = 'silent';
  await app.http.listen({ port: env.port, host: '::' });
  log.level = env.logLevel;
  if (app.services.secrets.notice !== undefined) say(app.services.secrets.notice);
  say(`Hark is running at ${env.rootUrl.origin}`);
  say(
    signInLink === undefined
      ? 'To get a link that signs you in without a password, run: npx hark sign-in-link'
      : `\nStart here (works once): ${signInLink}\n`,
  );
  return {
    async stop() {
      await app.close();
      await endUpkeep();
      await database.close();
    },
  };
}
