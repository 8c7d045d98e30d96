import { findAddresses } from '#domain/people/find-addresses.ts';
import type { Db } from '#server/platform/db/database.ts';
import { peopleOfAddresses } from './participants-of-points.ts';
import type { Placeholders } from './placeholders.ts';

/** Whose e-mail addresses are in a finished page: asked of the page, for the workspace may know a million. */
export async function learnAddresses(
  db: Db,
  workspaceId: string,
  { placeholders, page }: { placeholders: Placeholders; page: string },
): Promise<void> {
  if (!/@|%40/.test(page)) return;
  // One may begin in bold and go on without.
  const texts = [page, page.replaceAll(/<[^>]*>/g, ''), page.replaceAll(/%40/g, '@')];
  const found = new Set(texts.flatMap(findAddresses).flatMap(({ address }) => beginningsOf(address)));
  placeholders.learn(await peopleOfAddresses(db, workspaceId, [...found]));
}

/** What follows a full stop may be the next sentence. */
function beginningsOf(address: string): string[] {
  const [first = '', ...labels] = address.slice(address.indexOf('@') + 1).split('.');
  const local = address.slice(0, address.indexOf('@') + 1);
  return labels.map((_, at) => [`${local}${first}`, ...labels.slice(0, at + 1)].join('.'));
}
