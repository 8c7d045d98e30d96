import { ValidationError } from '#domain/errors/hark-error.ts';

/** JSON that travels as text: whoever takes it decides what shape it may have. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ValidationError('The content could not be read');
  }
}
