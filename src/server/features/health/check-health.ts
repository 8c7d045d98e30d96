import { keptSince } from '#domain/upkeep/kept-days.ts';
import type { SchemaServices } from '#server/platform/app/feature.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { checkFiles } from './check-files.ts';
import { countOf, notAsked, type HealthCheck } from './check.ts';
import { judgeModels, judgeSearch, judgeWork } from './judge-figures.ts';
import { readInstallation, type BackupRecord, type Installation } from './read-installation.ts';
import { readWorkspaceFigures } from './read-workspace-figures.ts';

export type Health = {
  readonly checks: HealthCheck[];
  readonly lastBackup: BackupRecord | null;
  readonly runsInstallation: boolean;
};
export type HealthServices = Pick<SchemaServices, 'env' | 'storage' | 'models' | 'embedder'>;

const failedDays = 7;

/** What concerns this workspace; figures of the machine only for those who run it. */
export async function checkHealth(services: HealthServices, ctx: Ctx): Promise<Health> {
  allow(ctx, 'upkeep.read');
  const started = performance.now();
  const now = ctx.now();
  const figures = await readWorkspaceFigures(
    await ctx.reads.db(),
    ctx.workspace.id,
    keptSince(failedDays, now),
  );
  const milliseconds = Math.round(performance.now() - started);
  await ctx.reads.end();
  const installation = await readInstallation(ctx.database);
  const { models, storage, env, embedder } = services;
  return {
    checks: [
      { part: 'DATABASE', state: 'OK', message: 'The database answers.', milliseconds, lastFailureAt: null },
      await checkFiles(ctx, { storage, tellsFigures: installation.isAlone }),
      judgeWork(figures, now),
      judgeMail(installation, env.smtpUrl !== undefined),
      judgeModels(figures, models.language.installation?.model ?? null),
      judgeSearch(figures, { findsMeaning: embedder !== undefined }),
    ],
    lastBackup: installation.backup,
    runsInstallation: installation.isAlone,
  };
}

function judgeMail({ isAlone, refusedMails, lastMailFailureAt }: Installation, isSet: boolean): HealthCheck {
  if (!isSet)
    return {
      part: 'MAIL',
      state: 'OFF',
      message: 'No mail server is set: mail is kept on the server.',
      ...notAsked,
    };
  if (!isAlone || refusedMails === 0)
    return { part: 'MAIL', state: 'OK', message: 'Mail goes to the mail server.', ...notAsked };
  return {
    part: 'MAIL',
    state: 'WARNING',
    message: `The mail server has not taken ${countOf(refusedMails, 'message')}.`,
    milliseconds: null,
    lastFailureAt: lastMailFailureAt,
  };
}
