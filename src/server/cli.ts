import { backup } from '#server/cli/backup.ts';
import { explainCommandFailure } from '#server/cli/explain-command-failure.ts';
import { help } from '#server/cli/help.ts';
import { migrateDatabase } from '#server/cli/migrate-database.ts';
import { regionKey } from '#server/cli/region-key.ts';
import { restore } from '#server/cli/restore.ts';
import { secrets } from '#server/cli/secrets.ts';
import { search } from '#server/cli/search.ts';
import { signInLink } from '#server/cli/sign-in-link.ts';
import { user } from '#server/cli/user.ts';
import { WrongUsage, type Command } from '#server/cli/command.ts';
import { keepNewFilesPrivate } from '#server/platform/db/close-data-folder.ts';

const commands: Record<string, Command> = {
  backup,
  restore,
  migrate: migrateDatabase,
  user,
  search,
  secrets,
  'region-key': regionKey,
  'sign-in-link': signInLink,
  help,
  '--help': help,
  '-h': help,
};

keepNewFilesPrivate();
const [name = 'help', ...args] = process.argv.slice(2);
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new WrongUsage(`There is no command "${name}". Try: npx hark help`);
  await command(args);
} catch (error) {
  process.stderr.write(`${explainCommandFailure(error)}\n`);
  // 2 is for a command that was typed wrong, so that a script can tell it from one that failed.
  process.exitCode = error instanceof WrongUsage ? 2 : 1;
}
