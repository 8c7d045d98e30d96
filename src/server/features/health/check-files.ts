import { formatBytes } from '#domain/numbers/format-bytes.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { notAsked, type HealthCheck } from './check.ts';

const littleRoom = 5e9;
const longestMs = 5000;

type Asked = { storage: Storage; tellsFigures: boolean };

/** Asks for a file that is not there: a storage that knows so answers. */
export async function checkFiles(ctx: Ctx, { storage, tellsFigures }: Asked): Promise<HealthCheck> {
  const started = performance.now();
  try {
    const room = await inTime(storage.size(`${ctx.workspace.id}/health-check`).then(() => storage.room()));
    const milliseconds = Math.round(performance.now() - started);
    const isLow = room !== undefined && room < littleRoom;
    const left = room !== undefined && tellsFigures ? ` ${formatBytes(room)} left on the disk.` : '';
    return {
      part: 'FILES',
      state: isLow ? 'WARNING' : 'OK',
      message: `${isLow ? 'There is little space left.' : 'Files can be read and written.'}${left}`,
      milliseconds,
      lastFailureAt: null,
    };
  } catch (error) {
    ctx.log.warn({ err: error }, 'The storage does not answer');
    return { part: 'FILES', state: 'DOWN', message: 'The file storage doesn’t answer.', ...notAsked };
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), longestMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
