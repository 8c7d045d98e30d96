const said = [
  'the parcel came late and broken',
  'password login fails every morning',
  'monthly price went up without warning',
  'export loses pictures and captions',
  'search finds nothing about invoices',
];

/** One of five things that people say, in words of their own. */
export function pointOf(at: number): { text: string; externalId: string } {
  return { text: `${said[at % said.length]} number ${at % 7}`, externalId: String(at) };
}

/** So few that a fast machine doesn't delete them all before the kill. */
export const removedAtOnce = 20;
