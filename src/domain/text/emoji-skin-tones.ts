export const emojiSkinTones = [
  { name: 'light', modifier: '\u{1F3FB}' },
  { name: 'medium-light', modifier: '\u{1F3FC}' },
  { name: 'medium', modifier: '\u{1F3FD}' },
  { name: 'medium-dark', modifier: '\u{1F3FE}' },
  { name: 'dark', modifier: '\u{1F3FF}' },
] as const;
export type EmojiSkinTone = (typeof emojiSkinTones)[number]['name'];

const modifiers = /[\u{1F3FB}-\u{1F3FF}]/gu;
const person = /(\p{Emoji_Modifier_Base})\u{FE0F}?/gu;

/** Replaces any tone the emoji already has; an emoji that shows no skin stays as it is. */
export function withSkinTone(emoji: string, tone: EmojiSkinTone | undefined): string {
  const bare = emoji.replaceAll(modifiers, '');
  const modifier = emojiSkinTones.find((entry) => entry.name === tone)?.modifier;
  return modifier === undefined ? bare : bare.replaceAll(person, `$1${modifier}`);
}
