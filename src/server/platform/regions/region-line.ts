import { decode, type Codec } from '#domain/codec/codec.ts';
import { Unavailable } from '#domain/errors/hark-error.ts';
import { regionName, type RegionId } from '#domain/workspaces/regions.ts';
import type { RegionPlace, RegionsEnv } from '#server/platform/env/regions-env.ts';
import type { Log } from '#server/platform/log/log.ts';
import { openOutbound } from '#server/platform/outbound/outbound.ts';
import { signCall } from './region-token.ts';

/** The other regions, and the way to ask them. */
export type RegionLine = {
  readonly env: RegionsEnv;
  readonly others: readonly RegionPlace[];
  /** Throws Unavailable where the region doesn't answer as it should. */
  call<T>(to: RegionId, path: string, request: { body: object; answer: Codec<T> }): Promise<T>;
  /** Whether the region answers, as of a few seconds ago. */
  isUp(region: RegionId): Promise<boolean>;
  close(): void;
};

type LineOptions = { env: RegionsEnv; now: () => Date; newId: () => string; log: Log };

const callLimits = { timeoutMs: 3_000, maxBytes: 1_000_000, redirect: 'error' } as const;
const pingMs = 2_000;
const freshMs = 5_000;

export function openRegionLine({ env, now, newId, log }: LineOptions): RegionLine {
  const others = [...env.places.values()].filter(({ id }) => id !== env.own.id);
  const outbound = openOutbound({ allowed: others.map(({ rootUrl }) => rootUrl.host) });
  const seen = new Map<RegionId, { isUp: boolean; until: number }>();

  function placeOf(region: RegionId): RegionPlace {
    const place = env.places.get(region);
    if (!place) throw new Unavailable(60, `Region ${region} is not set up on this server.`);
    return place;
  }

  async function ping({ rootUrl }: RegionPlace): Promise<boolean> {
    try {
      const answer = await outbound.fetch(new URL('/ping', rootUrl), { ...callLimits, timeoutMs: pingMs });
      return answer.ok && (await answer.text()) === 'pong';
    } catch {
      return false;
    }
  }

  return {
    env,
    others,
    async call(to, path, { body, answer: codec }) {
      const place = placeOf(to);
      try {
        const token = await signCall(env, to, { path, body, now: now(), id: newId() });
        const answer = await outbound.fetch(new URL(path, place.rootUrl), {
          ...callLimits,
          method: 'POST',
          headers: { authorization: `Region ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`Region ${to} answered ${answer.status}`);
        return decode(codec, await answer.json());
      } catch (error) {
        log.warn({ err: error, region: to, path }, 'A region can’t be reached');
        throw new Unavailable(10, `${regionName(to)} can’t be reached right now. Try again shortly.`);
      }
    },
    async isUp(region) {
      const known = seen.get(region);
      if (known && known.until > performance.now()) return known.isUp;
      const isUp = await ping(placeOf(region));
      seen.set(region, { isUp, until: performance.now() + freshMs });
      return isUp;
    },
    close: () => outbound.close(),
  };
}
