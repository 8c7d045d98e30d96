import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { parseWebAddress } from './web-address.ts';

export const googleDocKinds = ['document', 'spreadsheets', 'presentation', 'drawings'] as const;
export type GoogleDocKind = (typeof googleDocKinds)[number];
export type GoogleDriveLink = { readonly fileId: string; readonly kind: GoogleDocKind | 'file' };

const notDrive = 'Not a Google Drive URL';
const notDoc = 'Invalid Google Doc URL';
const idPattern = /^[A-Za-z0-9_-]{10,200}$/;

/** Drive file links, the two "open?id=" forms, and documents by their own address. */
export function parseGoogleDriveLink(input: string): Parsed<GoogleDriveLink> {
  const address = parseWebAddress(input);
  if (!address || (address.host !== 'drive.google.com' && address.host !== 'docs.google.com')) {
    return refused(notDrive);
  }
  const [first, ...rest] = withoutAccount(address.path);
  const docKind =
    address.host === 'docs.google.com' ? googleDocKinds.find((kind) => kind === first) : undefined;
  if (docKind) return linkTo(rest[0] === 'd' ? rest[1] : undefined, docKind, notDoc);
  if ((first === 'open' || first === 'uc') && rest.length === 0) {
    return linkTo(idIn(address.query), 'file', notDrive);
  }
  if (first === 'file' && rest[0] === 'd') return linkTo(rest[1], 'file', notDrive);
  return refused(notDrive);
}

function linkTo(
  fileId: string | undefined,
  kind: GoogleDriveLink['kind'],
  message: string,
): Parsed<GoogleDriveLink> {
  return fileId !== undefined && idPattern.test(fileId) ? accepted({ fileId, kind }) : refused(message);
}

/** Company accounts add /a/{domain}, people with several accounts /u/{number}. */
function withoutAccount(path: string): string[] {
  return path
    .replace(/^\/a\/[^/]+/, '')
    .replace(/\/u\/\d+(?=\/|$)/, '')
    .split('/')
    .filter((segment) => segment !== '');
}

function idIn(query: string): string | undefined {
  return query
    .split('&')
    .find((pair) => pair.startsWith('id='))
    ?.slice(3);
}
