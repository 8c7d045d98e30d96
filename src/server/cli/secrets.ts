import { migrate } from '#server/platform/db/migrate.ts';
import { rotateSecrets } from '#server/platform/secrets/rotate-secrets.ts';
import { readArguments, say, WrongUsage } from './command.ts';
import { withInstallation } from './open-installation.ts';

const usage = 'npx hark secrets rotate';

/** Replaces the key that other keys are sealed with. */
export async function secrets([action, ...args]: string[]): Promise<void> {
  if (action !== 'rotate' || readArguments(args, {}, usage).positionals.length > 0)
    throw new WrongUsage(`Usage: ${usage}`);
  await withInstallation(async ({ database, env }) => {
    await migrate(database.owner);
    const { resealed, unreadable, isNewKey } = await rotateSecrets(database, env);
    say(
      `Sealed ${resealed} ${resealed === 1 ? 'secret' : 'secrets'} with ${isNewKey ? 'a new key' : 'the current key'}.`,
    );
    if (unreadable > 0)
      say(`${unreadable} were sealed with a key that is not known here and have to be entered again.`);
    if (isNewKey) say('Restart every server: they still use the key from before.');
    else if (env.secret !== undefined) say('HARK_SECRET_PREVIOUS is no longer needed.');
  });
}
