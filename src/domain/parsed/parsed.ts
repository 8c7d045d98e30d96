import { ValidationError } from '#domain/errors/hark-error.ts';

/** What every domain check answers: the cleaned value, or one sentence a person can act on. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string };

export function accepted<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

export function refused(message: string): { ok: false; message: string } {
  return { ok: false, message };
}

/** For commands: the value, or a ValidationError whose message is shown to the person. */
export function accept<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new ValidationError(parsed.message);
}
