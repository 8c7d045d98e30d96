import { migrate } from '#server/platform/db/migrate.ts';
import { readArguments, say, WrongUsage } from './command.ts';
import { withInstallation } from './open-installation.ts';

/** Brings the database up to date without starting the server. */
export async function migrateDatabase(args: string[]): Promise<void> {
  const usage = 'npx hark migrate';
  if (readArguments(args, {}, usage).positionals.length > 0) throw new WrongUsage(`Usage: ${usage}`);
  await withInstallation(async ({ database }) => {
    const { applied } = await migrate(database.owner, (name) => say(`Applying ${name}`));
    say(applied.length === 0 ? 'The database is up to date already' : 'The database is up to date');
  });
}
