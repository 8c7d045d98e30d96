import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { embedHosts, type EmbedKind } from './embed-hosts.data.ts';
import { isHostWithin, parseWebAddress } from './web-address.ts';

export type EmbedLink = { readonly url: string; readonly kind: EmbedKind | 'own' };
type OwnHosts = { readonly ownHosts?: readonly string[] };

/** `ownHosts` are the domains this installation answers on; the port makes no difference. */
export function parseEmbedLink(input: string, { ownHosts = [] }: OwnHosts = {}): Parsed<EmbedLink> {
  const url = input.trim();
  const address = parseWebAddress(url);
  if (!address) return refused('Enter a link that starts with https://');
  if (ownHosts.some((own) => isHostWithin(address.host, hostOnly(own))))
    return accepted({ url, kind: 'own' });
  if (address.scheme !== 'https') return refused('Only links that start with https:// can be embedded');
  const kind = embedKinds.find((name) => embedHosts[name].some((host) => isHostWithin(address.host, host)));
  return kind ? accepted({ url, kind }) : refused(`Links to ${address.host} can’t be embedded`);
}

const embedKinds: readonly EmbedKind[] = ['design', 'video', 'document', 'whiteboard'];

function hostOnly(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}
