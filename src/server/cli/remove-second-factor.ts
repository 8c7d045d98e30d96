import { createApp } from '#server/app.ts';
import { forgetFactors } from '#server/kernel/accounts/index.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { readArguments, say, WrongUsage } from './command.ts';
import { withInstallation } from './open-installation.ts';

const usage = 'npx hark user remove-second-factor <email>';

/** Lets somebody in again who has lost their phone, their passkeys and their recovery codes. */
export async function removeSecondFactor(args: string[]): Promise<void> {
  const [email, ...others] = readArguments(args, {}, usage).positionals;
  if (email === undefined || others.length > 0) throw new WrongUsage(`Usage: ${usage}`);
  await withInstallation(async ({ env, log, database }) => {
    await migrate(database.owner);
    const app = await createApp({ env, log, database, services: [] });
    try {
      const count = await forgetFactors(app.services, email.toLowerCase());
      if (count === undefined) throw new WrongUsage(`There is no account for ${email}.`);
      say(count === 0 ? `${email} has no second factor.` : `${email} signs in without a second factor now.`);
    } finally {
      await app.close();
    }
  });
}
