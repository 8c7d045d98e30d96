import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { regionIds, type RegionId } from '#domain/workspaces/regions.ts';
import { WrongSetting } from './wrong-setting.ts';

/** An installation that is one region, as the others know it. */
export type RegionPlace = {
  readonly id: RegionId;
  readonly rootUrl: URL;
  readonly publicKey: KeyObject;
};

export type RegionsEnv = {
  readonly own: RegionPlace;
  readonly privateKey: KeyObject;
  /** The first of the list decides which workspace has which address. */
  readonly directory: RegionId;
  readonly places: ReadonlyMap<RegionId, RegionPlace>;
};

/** Undefined for an installation that is alone. */
export function readRegions(source: NodeJS.ProcessEnv, rootUrl: URL): RegionsEnv | undefined {
  const listed = source['HARK_REGIONS']?.trim() ?? '';
  if (listed === '') return undefined;
  const all = listed.split(',').map((entry) => readPlace(entry.trim()));
  const places = new Map(all.map((place) => [place.id, place]));
  if (places.size !== all.length) throw new WrongSetting('HARK_REGIONS names a region twice.');
  const [first] = all;
  const own = all.find(({ id }) => id === source['HARK_REGION']?.trim());
  if (!own || !first) throw new WrongSetting('HARK_REGION must be one of the regions in HARK_REGIONS.');
  if (own.rootUrl.origin !== rootUrl.origin)
    throw new WrongSetting(
      `HARK_REGIONS says that ${own.id} is at ${own.rootUrl.origin}, but HARK_URL is ${rootUrl.origin}.`,
    );
  return { own, privateKey: readPrivateKey(source, own), directory: first.id, places };
}

function readPlace(entry: string): RegionPlace {
  const [name, address, key, ...rest] = entry.split(/\s+/);
  const id = regionIds.find((known) => known === name);
  const rootUrl = URL.parse(address ?? '');
  if (!id || !rootUrl || !/^https?:$/.test(rootUrl.protocol) || rootUrl.pathname !== '/' || rest.length > 0)
    throw new WrongSetting(`HARK_REGIONS must list "region address public-key", not "${entry}".`);
  return { id, rootUrl, publicKey: readKey(entry, () => publicKeyOf(key ?? '')) };
}

/** A key whose halves don’t belong together can’t be read. */
function readPrivateKey(source: NodeJS.ProcessEnv, own: RegionPlace): KeyObject {
  const { x = '' } = own.publicKey.export({ format: 'jwk' });
  const d = source['HARK_REGION_KEY']?.trim() ?? '';
  return readKey('HARK_REGION_KEY', () =>
    createPrivateKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x, d } }),
  );
}

function publicKeyOf(x: string): KeyObject {
  return createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
}

function readKey(where: string, read: () => KeyObject): KeyObject {
  try {
    return read();
  } catch {
    throw new WrongSetting(
      `The key in "${where}" can’t be used. HARK_REGION_KEY and the key of this region in HARK_REGIONS are a pair; “npx hark region-key” makes one.`,
    );
  }
}
