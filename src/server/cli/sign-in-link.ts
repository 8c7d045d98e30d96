import { WrongUsage, type Command } from './command.ts';

export const signInLink: Command = async (args) => {
  if (args.length > 2 || args.some((arg) => arg.startsWith('-')))
    throw new WrongUsage('Usage: npx hark sign-in-link [subdomain] [email]');
  // It needs every slice of the product; the other commands start in a third of the time without them.
  const { printSignInLink } = await import('./print-sign-in-link.ts');
  await printSignInLink(args);
};
