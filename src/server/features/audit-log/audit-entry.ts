/** One line of the log: an event, as it was written. */
export type AuditEntry = {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** The time as the database has it: a Date would lose the microseconds that a sort key needs. */
  readonly sortTime: string;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly actorEmail: string | null;
  /** The program that acted in their name; its name is known as long as the token is. */
  readonly apiTokenId: string | null;
  readonly apiTokenName: string | null;
  readonly objectId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
};
