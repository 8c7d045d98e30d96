import { parseHexColor } from '#domain/color/hex-color.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { parseProjectIcon } from '#domain/projects/project-icons.ts';

/** Null takes the colour or icon away; left out, it stays. */
export type ProjectLook = { color?: string | null; icon?: string | null };

export function readLook({ color, icon }: ProjectLook): ProjectLook {
  return {
    ...(color !== undefined && { color: color === null ? null : accept(parseHexColor(color)) }),
    ...(icon !== undefined && { icon: icon === null ? null : accept(parseProjectIcon(icon)) }),
  };
}
