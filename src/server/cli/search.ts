import { WrongUsage, type Command } from './command.ts';

const usage = 'npx hark search check|repair [subdomain]';

export const search: Command = async ([action, ...args]) => {
  if (action !== 'check' && action !== 'repair') throw new WrongUsage(`Usage: ${usage}`);
  // It needs every slice of the product; the other commands start in a third of the time without them.
  const { checkSearch } = await import('./check-search.ts');
  await checkSearch({ isRepair: action === 'repair', args, usage });
};
