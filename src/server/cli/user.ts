import { WrongUsage, type Command } from './command.ts';

export const user: Command = async ([action, ...args]) => {
  if (action !== 'invite')
    throw new WrongUsage('Usage: npx hark user invite <subdomain> <email> [--role VIEWER]');
  // It needs every slice of the product; the other commands start in a third of the time without them.
  const { inviteUser } = await import('./invite-user.ts');
  await inviteUser(args);
};
