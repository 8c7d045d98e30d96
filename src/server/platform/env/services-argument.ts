import { services, type Service } from './env.ts';
import { WrongSetting } from './wrong-setting.ts';

/** `--services=web,worker,realtime`; without it one process does everything. */
export function readServices(args: readonly string[]): Service[] {
  const argument = args.find((arg) => arg.startsWith('--services='));
  if (argument === undefined) return [...services];
  return argument
    .slice('--services='.length)
    .split(',')
    .map((name) => {
      const service = services.find((known) => known === name.trim());
      if (!service) throw new WrongSetting(`--services knows ${services.join(', ')}, not "${name}".`);
      return service;
    });
}
