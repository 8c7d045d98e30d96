import { frameworkSections } from '#domain/ai/framework-sections.data.ts';
import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import { supportOf, verifyClaim, type Doubt } from '#engines/answering/index.ts';
import type { CitedSentence } from '#server/features/answering/index.ts';
import { headingOf, type Said } from './said.ts';

const longest = 200;
const leastSupport = 0.5;
/** Names can't be told in headings: many write each word of one with a capital. */
const inventions: ReadonlySet<Doubt> = new Set(['number', 'figure', 'quote']);

/**
 * A model's heading as it is shown: the framework's own titles, or words that are in the sources. Anything else could
 * say what nobody said, so it is left out.
 */
export function keepHeading(
  framework: SummaryFramework,
  said: readonly Said[],
): (text: string) => CitedSentence | undefined {
  const titles = (frameworkSections[framework] ?? []).map(({ title }) => title);
  const evidence = [{ text: said.map(({ text }) => text).join('\n'), about: '' }];
  return (text) => {
    const title = titles.find((one) => one.toLowerCase() === text.trim().toLowerCase());
    if (title !== undefined) return headingOf(title);
    if (titles.length > 0) return undefined;
    const spoken = said.find((one) => one.text === text);
    if (spoken) return headingOf(text, [spoken.cited]);
    const doubt = verifyClaim({ text, evidence });
    if (doubt !== undefined && inventions.has(doubt)) return undefined;
    return supportOf({ text, evidence }) >= leastSupport ? headingOf(text.slice(0, longest)) : undefined;
  };
}
