import { countOf } from '#domain/text/count-of.ts';

type Counts = {
  readonly tagCount: number;
  readonly fieldCount: number;
  readonly viewCount: number;
  readonly questionCount: number;
  readonly noteCount: number;
  readonly insightCount: number;
};

/** What a template brings: “8 tags”, “2 fields”. */
export function broughtBy(template: Counts): string[] {
  const { tagCount, fieldCount, viewCount, questionCount, noteCount, insightCount } = template;
  const counts = [
    [tagCount, 'tag'],
    [fieldCount, 'field'],
    [viewCount, 'view'],
    [questionCount, 'question'],
    [noteCount, 'note'],
    [insightCount, 'insight'],
  ] as const;
  return counts.filter(([count]) => count > 0).map(([count, noun]) => countOf(count, noun));
}
