/** Bytes of a request's body. */
export const bodyLimits = {
  /** From somebody who has not signed in. */
  stranger: 65_536,
  /** From a member, for fields that carry no document. */
  member: 1_000_000,
  /** For fields marked `@large`. */
  large: 10_001_000,
} as const;

/** Values in one body: beyond, a few megabytes of text would become gigabytes of objects. */
export const mostBodyValues = 50_000;

/** Bytes of bodies and websocket messages that are held in memory at the same time. */
export const heldByteLimits = {
  address: 2_000_000,
  strangers: 16_000_000,
  member: 34_000_000,
  workspace: 48_000_000,
  members: 96_000_000,
  /** Above the last of strangers and of members, for those who hold little: few who fill a process hold up nobody. */
  reserve: 16_000_000,
  little: 65_536,
} as const;

/** Rows that one query may ask for with its pages and the pages inside them. */
export const mostRowsAsked = 25_000;

/** Values in the variables of an operation that carries no document: 500 ids and their neighbours fit. */
export const mostVariableValues = 10_000;

export const socketLimits = {
  /** Bytes that a socket may send before it has signed in, and how long it may take. */
  strangerBytes: 65_536,
  strangerMs: 10_000,
  /** Sockets of one address that have not signed in, and all of them: an office shares one. */
  strangersPerAddress: 30,
  perAddress: 2000,
  perMember: 40,
  subscriptions: 20,
} as const;

/**
 * Operations that run at the same time, those of one member, and those of one member that wait. The embedded database
 * answers one at a time: whatever else one member runs gets in everybody’s way and makes nothing faster.
 */
export const requestTurns = {
  postgres: { most: 32, mostOfOne: 8, mostWaiting: 200 },
  pglite: { most: 12, mostOfOne: 2, mostWaiting: 200 },
} as const;

/** Uploads that a member has begun and not finished. */
export const mostOpenUploads = 1000;
