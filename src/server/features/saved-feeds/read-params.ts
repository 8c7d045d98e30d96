import { CodecError, decode } from '#domain/codec/codec.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { searchParamsCodec, searchParamsToWire } from '#domain/search/search-params.ts';
import { readJson } from '#server/platform/graphql/json-argument.ts';

/** As text for the database: only what the domain knows of a search, never what a client added to it. */
export function readParams(text: string): string {
  try {
    const stored = JSON.stringify(searchParamsToWire(decode(searchParamsCodec, readJson(text))));
    if (stored.length > 100_000) throw new ValidationError('The search of this feed is too long');
    // No database stores the NUL character.
    if (stored.includes(String.raw`\u0000`))
      throw new ValidationError('The search of this feed is not valid');
    return stored;
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    throw new ValidationError('The search of this feed is not valid');
  }
}
