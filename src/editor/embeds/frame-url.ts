import { parseGoogleDriveLink } from '#domain/links/google-drive-link.ts';
import { isHostWithin, parseWebAddress } from '#domain/links/web-address.ts';
import { isAllowedEmbed } from './allowed-embed.ts';

/** The address to put into a frame, for a page that may be embedded. Services show their usual pages in no frame. */
export function frameUrlOf(url: string): string | undefined {
  if (!isAllowedEmbed(url)) return undefined;
  const address = parseWebAddress(url);
  if (!address) return url;
  const { host, path, query } = address;
  const part = (expression: RegExp) => expression.exec(path)?.[1];
  if (isHostWithin(host, 'youtube.com') || host === 'youtu.be') {
    const id =
      host === 'youtu.be'
        ? part(/^\/([\w-]{6,})/)
        : (idIn(query) ?? part(/^\/(?:shorts|live|embed)\/([\w-]{6,})/));
    return id === undefined ? url : `https://www.youtube-nocookie.com/embed/${id}`;
  }
  if (host === 'vimeo.com' || host === 'www.vimeo.com') {
    const id = part(/^\/(\d+)/);
    return id === undefined ? url : `https://player.vimeo.com/video/${id}`;
  }
  if (isHostWithin(host, 'loom.com')) return url.replace('/share/', '/embed/');
  if (isHostWithin(host, 'figma.com') && !path.startsWith('/embed')) {
    return `https://www.figma.com/embed?embed_host=hark&url=${encodeURIComponent(url)}`;
  }
  if (host === 'miro.com' || host === 'www.miro.com') return url.replace('/app/board/', '/app/live-embed/');
  return googleFrame(url) ?? url;
}

function googleFrame(url: string): string | undefined {
  const file = parseGoogleDriveLink(url);
  if (!file.ok) return undefined;
  const { fileId, kind } = file.value;
  return kind === 'file'
    ? `https://drive.google.com/file/d/${fileId}/preview`
    : `https://docs.google.com/${kind}/d/${fileId}/preview`;
}

function idIn(query: string): string | undefined {
  return /(?:^|&)v=([\w-]{6,})/.exec(query)?.[1];
}
