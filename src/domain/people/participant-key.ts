import { parseEmail } from '#domain/accounts/email.ts';
import { lastSortName, sortNameOf } from './person-keys.ts';

const longestKey = 200;
const namedAddress = /<([^<>]+)>\s*$/u;

/**
 * What the participant of a data point is found by among contacts: the e-mail address, or else the name as contacts are
 * sorted by it. Empty for what names nobody.
 */
export function participantKeyOf(participant: string): string {
  for (const text of [participant, namedAddress.exec(participant)?.[1] ?? '']) {
    const email = parseEmail(text);
    if (email.ok) return email.value;
  }
  const name = sortNameOf(participant);
  return name === lastSortName || name.length > longestKey ? '' : name;
}
