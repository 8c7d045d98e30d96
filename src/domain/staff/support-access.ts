import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** How long staff may ask for: the shortest that is enough. */
export const supportMinutes = [60, 240, 1440] as const;
export type SupportMinutes = (typeof supportMinutes)[number];
export const supportDurationNames: Readonly<Record<SupportMinutes, string>> = {
  60: '1 hour',
  240: '4 hours',
  1440: '1 day',
};

export function supportDurationName(minutes: number): string {
  const known = supportMinutes.find((one) => one === minutes);
  return known === undefined ? `${minutes} minutes` : supportDurationNames[known];
}

/** A request that nobody answers for this long can't be granted any more: the reason for it has passed. */
export const supportRequestDays = 7;
/** Every request is a mail to every admin: what staff ask of one workspace in a day, all of them together. */
export const supportRequestsPerDay = 10;
/** Between the console and the workspace. */
export const supportTicketSeconds = 60;

export const supportStates = ['PENDING', 'LAPSED', 'DENIED', 'ACTIVE', 'ENDED'] as const;
export type SupportState = (typeof supportStates)[number];

export type SupportFacts = {
  readonly requestedAt: Date;
  readonly granted: boolean | null;
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
};

export function supportStateOf(
  { requestedAt, granted, endsAt, endedAt }: SupportFacts,
  now: Date,
): SupportState {
  if (granted === null) return now.getTime() < lapsesAt(requestedAt) ? 'PENDING' : 'LAPSED';
  if (!granted) return 'DENIED';
  return endedAt === null && endsAt !== null && now < endsAt ? 'ACTIVE' : 'ENDED';
}

function lapsesAt(requestedAt: Date): number {
  return requestedAt.getTime() + supportRequestDays * 86_400_000;
}

/** Throws where the request is in none of the wanted states. */
export function requireSupportState(facts: SupportFacts, wanted: SupportState, now: Date): void {
  const state = supportStateOf(facts, now);
  if (state !== wanted) throw new InvalidOperation(stateRefusals[state]);
}

const stateRefusals: Readonly<Record<SupportState, string>> = {
  PENDING: 'Nobody has granted this access yet',
  LAPSED: `This request is older than ${supportRequestDays} days. Support has to ask again.`,
  DENIED: 'This request was denied',
  ACTIVE: 'This access was granted already',
  ENDED: 'This access has ended',
};

export type EarlierRequests = { readonly ownPending: number; readonly lastDay: number };

/** Nobody asks again while an admin has yet to answer, nor without end. */
export function checkSupportRequest({ ownPending, lastDay }: EarlierRequests): Parsed<true> {
  if (ownPending > 0) return refused('You asked for access already. An admin has to answer first.');
  if (lastDay >= supportRequestsPerDay)
    return refused(
      `This workspace was asked for access ${supportRequestsPerDay} times in a day. Try again tomorrow.`,
    );
  return accepted(true);
}
