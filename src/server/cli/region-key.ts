import { generateKeyPairSync } from 'node:crypto';
import { say, WrongUsage, type Command } from './command.ts';

/** A pair for an installation that becomes a region: one half stays there, the other goes to all regions. */
export const regionKey: Command = async (args) => {
  if (args.length > 0) throw new WrongUsage('Usage: npx hark region-key');
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  say(`Private, for HARK_REGION_KEY of this region alone:\n  ${d}`);
  say(`Public, for HARK_REGIONS of every region:\n  ${x}`);
};
