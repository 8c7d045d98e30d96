import { readableOn } from '#domain/color/contrast.ts';
import { cutText } from '#domain/text/cut-text.ts';
import classes from './avatar.module.css';
import { hueOf, type TagHue } from './theme/tag-hues.ts';

export type AvatarProps = {
  name: string;
  seed: string;
  hue?: TagHue;
  /** A color of its own, such as a workspace has. */
  color?: string | undefined;
  size?: 20 | 24 | 32 | 64;
  square?: boolean;
};

/** Initials on the person's own hue. The name is beside it wherever it is used, so it is decoration and no text. */
export function Avatar({ name, seed, hue = hueOf(seed), color, size = 24, square = false }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={classes.avatar}
      data-initials={initialsOf(name, size)}
      data-square={square || undefined}
      style={{
        width: size,
        height: size,
        fontSize: Math.max(10, size * 0.42),
        background: color ?? `var(--tag-${hue}-tint)`,
        color: color === undefined ? `var(--tag-${hue}-solid)` : readableOn(color),
      }}
    />
  );
}

function initialsOf(name: string, size: number): string {
  const words = name.trim().split(/\s+/);
  const first = cutText(words[0] ?? '', 1) || '?';
  const last = words.length > 1 ? cutText(words.at(-1) ?? '', 1) : '';
  return (size < 24 ? first : first + last).toUpperCase();
}
