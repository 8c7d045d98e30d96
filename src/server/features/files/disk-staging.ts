import { constants, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#server/platform/env/env.ts';
import type { StagedFile, Staging } from './staging.ts';
import { writeBehind } from './write-behind.ts';

/** On the same disk as the files, so that taking them in is a rename. */
export function openDiskStaging({ dataDir }: Pick<Env, 'dataDir'>): Staging {
  const pathOf = ({ workspaceId, fileId }: StagedFile): string =>
    join(dataDir, 'uploads', workspaceId, fileId);
  return {
    async bytes(file) {
      try {
        return (await stat(pathOf(file))).size;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(file, position, pour) {
      await mkdir(join(dataDir, 'uploads', file.workspaceId), { recursive: true });
      const handle = await open(pathOf(file), constants.O_WRONLY | constants.O_CREAT);
      try {
        await pour(writeBehind(handle, position));
      } finally {
        await handle.close().catch(() => {});
      }
    },
    withWhole: (file, run) => run(pathOf(file)),
    remove: (file) => rm(pathOf(file), { force: true }),
  };
}
