import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

const oneEmoji = /^\p{RGI_Emoji}$/v;

/** Exactly one emoji as keyboards send it. */
export function parseReaction(input: string): Parsed<string> {
  const emoji = input.trim();
  return oneEmoji.test(emoji) ? accepted(emoji) : refused('A reaction is a single emoji');
}
