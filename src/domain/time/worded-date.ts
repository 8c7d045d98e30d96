export type DateParts = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly time: string | undefined;
};

const dayName = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+/i;
const patterns = [
  /^(?<month>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})(?:,?\s+(?:at\s+)?(?<time>.+))?$/i,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-\s.]+(?<month>[a-z]{3,9})[-\s.,]+(?<year>\d{4})(?:,?\s+(?:at\s+)?(?<time>.+))?$/i,
];
const months = 'january|february|march|april|may|june|july|august|september|october|november|december'.split(
  '|',
);

/** “January 15, 2026 3:45 PM”, “15-Jan-2026”: a month as a word says its place itself. */
export function readWordedDate(text: string): DateParts | undefined {
  const bare = text.replace(dayName, '');
  for (const pattern of patterns) {
    const { month = '', day, year, time } = pattern.exec(bare)?.groups ?? {};
    const at = monthOf(month.toLowerCase());
    if (at >= 0) return { year: Number(year), month: at + 1, day: Number(day), time };
  }
  return undefined;
}

function monthOf(word: string): number {
  if (word === 'sept') return 8;
  return months.findIndex((month) => month === word || month.slice(0, 3) === word);
}
