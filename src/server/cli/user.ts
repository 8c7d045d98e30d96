import { WrongUsage, type Command } from './command.ts';

/** They need every slice of the product; the other commands start in a third of the time without them. */
const actions: Readonly<Record<string, () => Promise<Command>>> = {
  invite: async () => (await import('./invite-user.ts')).inviteUser,
  'remove-second-factor': async () => (await import('./remove-second-factor.ts')).removeSecondFactor,
};

export const user: Command = async ([action = '', ...args]) => {
  const load = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!load) throw new WrongUsage(`Usage: npx hark user ${Object.keys(actions).join('|')} …`);
  const run = await load();
  await run(args);
};
