import { daysAgo } from './days-ago.ts';

/** What people write of an app: eight areas in five wordings each, at many moments and with what they think of it. */
const said = [
  [
    'login fails',
    'I cannot sign in',
    'my password is rejected',
    'the sign in page hangs',
    'I am locked out of my account',
  ],
  [
    'PDF export has no images',
    'exporting a PDF loses pictures',
    'exported files are blank',
    'the PDF export crops the page',
    'the export to PDF is broken',
  ],
  [
    'the price is too high',
    'the subscription got expensive',
    'the monthly fee rose again',
    'it costs too much for a team',
    'pricing is unfair',
  ],
  [
    'the app crashes',
    'it closes by itself',
    'the app freezes and dies',
    'it stops with an error and quits',
    'crashes on my phone',
  ],
  [
    'search finds nothing',
    'search results are wrong',
    'I cannot find old notes with search',
    'the search box ignores my words',
    'search is useless',
  ],
  [
    'support never answers',
    'customer service takes weeks',
    'nobody replies to my support ticket',
    'support sent me a canned reply',
    'help desk is slow',
  ],
  [
    'dark mode hurts my eyes',
    'dark theme has unreadable text',
    'the dark mode colors are off',
    'night mode is too bright',
    'contrast in dark mode is poor',
  ],
  [
    'notifications come too late',
    'I get no push notifications',
    'too many notifications at night',
    'notification sounds cannot be muted',
    'alerts arrive twice',
  ],
] as const;
const moments = [
  'since the update',
  'every morning',
  'on my tablet',
  'at work',
  'when I travel',
  'again and again',
  'after I paid',
  'on the new phone',
  'with a slow network',
  'for our whole team',
  'whenever I am in a hurry',
  'since last week',
  'on Sundays',
];
const thoughts = [
  '',
  'Please fix it.',
  'Very annoying.',
  'What a pity.',
  'I will cancel.',
  'Otherwise fine.',
  'Two stars.',
  'It used to work.',
  'Not good enough.',
  'Help!',
];

/** When the area that rises does: most of the second half of its reviews are of this day. */
export const risingDaysAgo = 2;

/** As a file, of the last weeks: each text differs, people come back, and one area rises at the end of the time. */
export function manyReviews(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const area = said[at % said.length] ?? said[0];
    const wording = area[Math.floor(at / said.length) % area.length] ?? area[0];
    const moment = moments[Math.floor(at / (said.length * area.length)) % moments.length] ?? '';
    const thought =
      thoughts[Math.floor(at / (said.length * area.length * moments.length)) % thoughts.length] ?? '';
    const isRising = at % said.length === 0 && at > count / 2;
    const day = daysAgo(isRising ? risingDaysAgo : 1 + (at % 18)).iso;
    const text = `${wording} ${moment}. ${thought}`.trim();
    return `${day},Person ${at % 400},"${text}"`;
  });
  return ['Date,Author,Review', ...rows].join('\n');
}
