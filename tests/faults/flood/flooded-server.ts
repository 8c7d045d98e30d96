import { onTestFinished } from 'vitest';
import { decode } from '#domain/codec/codec.ts';
import { memorySettings } from '#server/platform/supervisor/memory-settings.ts';
import { startChild, type Child } from '#tests/support/child.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { preparePlace } from '../prepare-place.ts';
import { addressCodec, reachServer, type ReachedServer } from './reach-server.ts';

export type FloodedServer = ReachedServer & { readonly child: Child };

/** A server in a process of its own, for who attacks it and who uses it meanwhile. */
export async function startFloodedServer(people: { hostile: number; quiet: number }): Promise<FloodedServer> {
  const { place } = await preparePlace();
  const child = startChild(
    'tests/faults/children/flood-server.ts',
    [place, tempDir(), String(people.hostile), String(people.quiet)],
    memorySettings.env,
    { flags: memorySettings.flags },
  );
  onTestFinished(() => child.kill());
  const line = await child.says('ready ', 240_000);
  return { ...reachServer(decode(addressCodec, JSON.parse(line.slice('ready '.length)))), child };
}
