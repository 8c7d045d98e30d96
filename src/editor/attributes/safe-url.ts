import { parseWebAddress } from '#domain/links/web-address.ts';

const longest = 8192;
/** Browsers drop tabs and line breaks inside an address, so `java\tscript:` would run; nothing with one passes. */
const unsafeCharacters = /[\s\\<>"`\p{Cc}\p{Cf}]/u;
const withScheme = /^(?:https?:\/\/[^/?#]|mailto:[^?]|tel:\+?[\d(])/i;
/** One slash: two, or a slash and a backslash, would leave for another host. */
const ownPath = /^\/(?![/\\])/;
const ownFilePath = /^\/(?:files|image|images|media|embed)\/(?!\/)/;

/** Where a link may lead: the web, mail, a telephone, or a page of ours. */
export function isSafeLink(value: unknown): value is string {
  return isPlainAddress(value) && (withScheme.test(value) || ownPath.test(value));
}

/** Where an image, a file or a recording may come from: the web, or a file of ours. */
export function isSafeSource(value: unknown): value is string {
  return isPlainAddress(value) && (/^https?:\/\/[^/?#]/i.test(value) || ownFilePath.test(value));
}

/** A file on the page of a public link: never in a document, only in what such a page makes of one. */
export function isSharedSource(value: unknown): value is string {
  return (
    isPlainAddress(value) &&
    /^\/(?:p|p\/data|public-object)\/[\w-]+\/(?:files|clips|stills)\/[\w-]+$/.test(value)
  );
}

/** What a frame may show: a page whose host every reader takes for the same one. */
export function isWebPage(value: unknown): value is string {
  return isPlainAddress(value) && (parseWebAddress(value) !== undefined || /^\/embed\/[^/]/.test(value));
}

/** As people and other programs write it: with blanks around and inside. */
export function readLink(text: string): string | undefined {
  const address = text.trim().replaceAll(' ', '%20');
  return isSafeLink(address) ? address : undefined;
}

export function readSource(text: string): string | undefined {
  const address = text.trim().replaceAll(' ', '%20');
  return isSafeSource(address) ? address : undefined;
}

function isPlainAddress(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= longest &&
    !unsafeCharacters.test(value) &&
    value.isWellFormed() &&
    !hasDotSegment(value)
  );
}

/** `/files/../api` would reach what is no file. */
function hasDotSegment(address: string): boolean {
  return address.startsWith('/') && /(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(address);
}

/** What a person typed as a link: `example.com` means the site. */
export function completeLink(typed: string): string | undefined {
  const address = typed.trim();
  if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/.test(address)) return readLink(`mailto:${address}`);
  if (/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]|$)/u.test(address))
    return readLink(`https://${address}`);
  return readLink(address);
}
