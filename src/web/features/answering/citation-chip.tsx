import { IconBulb, IconHighlight, IconNote, IconStack2, IconTag, type Icon } from '@tabler/icons-react';
import { useContext } from 'react';
import type { CitationType } from '#domain/ai/citation.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { ShownCitation } from './cited-part.ts';
import { citationUrl } from '#domain/ai/citation-url.ts';
import { CitedDays } from './cited-days.ts';
import classes from './cited.module.css';

const icons: Record<CitationType, Icon> = {
  highlight: IconHighlight,
  insight: IconBulb,
  note: IconNote,
  theme: IconStack2,
  tag: IconTag,
};

/** Opens the source at the quote. */
export function CitationChip({ citation }: { citation: ShownCitation }) {
  const days = useContext(CitedDays);
  const { type, title, quote, speaker, seconds, page, stale } = citation;
  const TypeIcon = icons[type];
  const name = speaker ?? (title.trim() || untitled(type, quote));
  const place = seconds === null ? (page === null ? '' : ` p. ${page}`) : ` ${formatTime(seconds)}`;
  return (
    <Tooltip label={stale ? `The source has changed since. It said: “${quote}”` : `“${quote}”`}>
      <a
        className={classes.chip}
        data-stale={stale || undefined}
        href={citationUrl(citation, days)}
        data-peek={type === 'theme' ? undefined : 'true'}
      >
        <TypeIcon size={12} aria-hidden />
        <span className={classes.chipName}>{name}</span>
        {place && <span className={classes.chipPlace}>{place}</span>}
        {stale && <span className={classes.chipPlace}> changed</span>}
      </a>
    </Tooltip>
  );
}

/** A highlight has no title: its words tell which one it is. */
function untitled(type: CitationType, quote: string): string {
  const words = quote.trim();
  if (type !== 'highlight' || words === '') return `Untitled ${type}`;
  const start = cutText(words, 40);
  return start === words ? `“${words}”` : `“${start.trimEnd()}…”`;
}
