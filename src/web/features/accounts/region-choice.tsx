import { useEffect, useState } from 'react';
import { buildUrl } from '#domain/routes/build-url.ts';
import { regionName, type RegionId } from '#domain/workspaces/regions.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { SelectField } from '#web/ui/text-field.tsx';
import { rootAccounts, type RootEnvironment } from './account-api.ts';
import type { SignUpOffer } from './sign-up-offer.ts';
import classes from './region-choice.module.css';

type Region = NonNullable<RootEnvironment['regions']>[number];

/** Where the new workspace's data is kept. Each region is a server of its own, so choosing another one goes there. */
export function RegionChoice({ offer }: { offer: SignUpOffer }) {
  const environment = useResource(rootAccounts.environment);
  const regions = environment.state === 'ready' ? environment.value.regions : undefined;
  return regions === undefined || regions.length < 2 ? null : <RegionField regions={regions} offer={offer} />;
}

function RegionField({ regions, offer }: { regions: readonly Region[]; offer: SignUpOffer }) {
  const nearest = useNearest(regions);
  const own = regions.find(({ isOwn }) => isOwn)?.id ?? '';
  const go = (id: string) => {
    const chosen = regions.find((region) => region.id === id);
    if (chosen && !chosen.isOwn)
      location.assign(new URL(buildUrl('authSignup', { query: offer }), chosen.url));
  };
  return (
    <div className={classes.field}>
      <SelectField
        label="Data region"
        value={own}
        onChange={(event) => go(event.target.value)}
        options={regions.map(({ id }) => ({
          value: id,
          label: id === nearest ? `${regionName(id)}, nearest to you` : regionName(id),
        }))}
      />
    </div>
  );
}

/** The region that answers first from here. */
function useNearest(regions: readonly Region[]): RegionId | null {
  const [nearest, setNearest] = useState<RegionId | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const pings = regions.map(async ({ id, url }) => {
      // Another origin: the answer is opaque, but it arrives only when the region does.
      await fetch(`${url}/ping`, { mode: 'no-cors', cache: 'no-store', signal: asking.signal });
      return id;
    });
    Promise.any(pings).then(setNearest, () => {});
    return () => asking.abort();
  }, [regions]);
  return nearest;
}
