import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { PaletteQuery } from './commands.ts';

type TagToMake = {
  readonly title: string;
  /** Typed as “new tag …”: nothing else was meant. */
  readonly isAskedFor: boolean;
};

const asking = /^(?:(?:new|create) )?tag (.+)$/i;

/** What a tag would be called: what follows “tag”, or else all that is typed. Actions alone are never a name. */
export function tagToMake({ mode, text }: PaletteQuery): TagToMake | null {
  const asked = mode === 'all' || mode === 'action' ? asking.exec(text)?.[1]?.trim() : undefined;
  const title = asked ?? (mode === 'all' ? text : '');
  if (title === '' || !parseText(textLimits.tagTitle, title).ok) return null;
  return { title, isAskedFor: asked !== undefined };
}
