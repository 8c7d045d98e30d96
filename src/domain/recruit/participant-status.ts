export const participantStatuses = [
  'ATTENDED',
  'CANCELLED',
  'COMPLETED',
  'DISQUALIFIED',
  'INVITED',
  'NOSHOW',
  'QUALIFIED',
  'SCHEDULED',
] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];

/** What the outside panel calls a screener response. */
export const screenerResponseStatuses = [
  'PENDING',
  'INVITED',
  'SCHEDULED',
  'ATTENDED',
  'NOSHOW',
  'INVALIDRESPONSE',
  'REJECTEDQUALITY',
  'PAID',
  'CANCELLED',
] as const;
export type ScreenerResponseStatus = (typeof screenerResponseStatuses)[number];

/** Counts against the number of participants that the study wants. */
export function isTaken(status: ParticipantStatus): boolean {
  return status === 'ATTENDED' || status === 'SCHEDULED' || status === 'COMPLETED';
}

export function countTaken(statuses: Iterable<ParticipantStatus>): number {
  let count = 0;
  for (const status of statuses) if (isTaken(status)) count += 1;
  return count;
}

export const notifiedParticipantStatuses = ['SCHEDULED', 'CANCELLED', 'QUALIFIED'] as const;

export function shouldNotifyOfParticipant(from: ParticipantStatus | null, to: ParticipantStatus): boolean {
  return from !== to && notifiedParticipantStatuses.some((status) => status === to);
}

/** Null: the panel is still checking the answers, so there is no participant yet. */
export const participantByScreenerStatus: Readonly<Record<ScreenerResponseStatus, ParticipantStatus | null>> =
  {
    PENDING: null,
    INVITED: 'INVITED',
    SCHEDULED: 'SCHEDULED',
    ATTENDED: 'ATTENDED',
    NOSHOW: 'NOSHOW',
    INVALIDRESPONSE: 'DISQUALIFIED',
    REJECTEDQUALITY: 'DISQUALIFIED',
    PAID: 'COMPLETED',
    CANCELLED: 'CANCELLED',
  };

export function canChangeParticipantStatus(from: ParticipantStatus, to: ParticipantStatus): boolean {
  return nextStatuses[from].includes(to);
}

const nextStatuses: Readonly<Record<ParticipantStatus, readonly ParticipantStatus[]>> = {
  INVITED: ['QUALIFIED', 'DISQUALIFIED', 'SCHEDULED', 'CANCELLED'],
  QUALIFIED: ['SCHEDULED', 'DISQUALIFIED', 'CANCELLED'],
  SCHEDULED: ['SCHEDULED', 'ATTENDED', 'NOSHOW', 'CANCELLED'],
  // A session can be marked by mistake, so the three ends of a session lead to each other.
  ATTENDED: ['COMPLETED', 'NOSHOW'],
  NOSHOW: ['ATTENDED', 'SCHEDULED'],
  COMPLETED: ['ATTENDED'],
  CANCELLED: ['SCHEDULED'],
  DISQUALIFIED: ['QUALIFIED'],
};
