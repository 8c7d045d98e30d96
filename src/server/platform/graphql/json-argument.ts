import { ValidationError } from '#domain/errors/hark-error.ts';

/** JSON that travels as text: the code that takes it decides what shape it may have. */
export function readJson(text: string): unknown {
  try {
    return mayBeBroken(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
  } catch {
    throw new ValidationError('The content could not be read');
  }
}

/** Half of a pair, which no database stores. Mending every text would cost more than this question. */
function mayBeBroken(text: string): boolean {
  return /\\ud[89a-f]/i.test(text) || !text.isWellFormed();
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
