/** Thrown inside a job that a person stopped. */
export class JobCancelled extends Error {}
