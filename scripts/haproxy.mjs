import { existsSync } from 'node:fs';
import { aptInstall, canApt } from './apt.mjs';

/** The path of HAProxy, installed where it can be; undefined otherwise. */
export async function ensureHaproxy() {
  const find = () =>
    ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy'].find(existsSync);
  if (!find() && canApt()) await aptInstall('haproxy');
  return find();
}
