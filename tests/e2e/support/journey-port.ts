import { checkPortFree } from '#server/platform/http/check-port.ts';
import { freePort } from '#tests/support/free-port.ts';

let last: number | undefined;

/** The same as before where it is free: a browser knows the app's files by their address. */
export async function journeyPort(): Promise<number> {
  if (last === undefined || !(await isFree(last))) last = await freePort();
  return last;
}

async function isFree(port: number): Promise<boolean> {
  try {
    await checkPortFree(port);
    return true;
  } catch {
    return false;
  }
}
