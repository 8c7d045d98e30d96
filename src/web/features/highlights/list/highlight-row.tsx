import { memo, useState, type KeyboardEvent } from 'react';
import { can } from '#domain/access/can.ts';
import { aiPartOf, highlightAuthorOf } from '#domain/ai/ai-user.ts';
import { titleOf, withinSentence } from '#domain/text/display-names.ts';
import { useAsViewer, useViewer } from '#web/features/members/index.ts';
import type { HighlightCardFragment } from '#web/lib/graphql.gen.ts';
import { AiBadge } from '#web/ui/ai-badge.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { colorOf } from '../model/highlight-look.ts';
import { HighlightTags } from './highlight-tags.tsx';
import classes from './list.module.css';
import { ClampedQuote } from '#web/kit/objects/clamped-quote.tsx';
import { highlightUrl } from '#domain/highlights/highlight-url.ts';
import { ClipThumbnail } from '#web/kit/objects/clip-thumbnail.tsx';
import { quoteOf } from '#web/kit/objects/quote-of.ts';
import type { HighlightCommands } from './use-highlight-commands.ts';

type HighlightRowProps = {
  highlight: HighlightCardFragment;
  isSelected: boolean;
  /** Of one project its name says nothing. */
  isProjectShown: boolean;
  commands: HighlightCommands;
  onSelect: (id: string, withRange: boolean) => void;
};

/** What was said, by whom and where, who marked it, and what it is about. */
export const HighlightRow = memo(function HighlightRow({
  highlight,
  isSelected,
  isProjectShown,
  commands,
  onSelect,
}: HighlightRowProps) {
  const [isOpen, setOpen] = useState(false);
  const viewer = useAsViewer();
  const { id: viewerId } = useViewer();
  const { id, text, objectType, objectTitle, project, createdAt, saidBy } = highlight;
  const quote = quoteOf(text);
  const mayTag = can(viewer, 'highlight.tag', { level: highlight.viewerLevel }).allowed;
  const isNote = objectType === 'NOTE';
  const href = highlightUrl(highlight);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'x' || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    onSelect(id, event.shiftKey);
  }

  return (
    <article className={classes.row} data-selected={isSelected || undefined}>
      <input
        type="checkbox"
        className={classes.check}
        aria-label={`Select “${quote.slice(0, 60)}”`}
        checked={isSelected}
        readOnly
        onClick={(event) => onSelect(id, event.shiftKey)}
      />
      <ClipThumbnail clip={highlight} />
      <div className={classes.body}>
        <div className={classes.quote} style={{ '--mark': colorOf(highlight) ?? 'transparent' }}>
          <ClampedQuote text={quote} lines="8" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            <a href={href} data-peek data-row-link onKeyDown={onKeyDown}>
              {quote}
            </a>
          </ClampedQuote>
        </div>
        <p className={classes.facts}>
          {saidBy.length > 0 && <strong>{saidBy.join(', ')}</strong>}
          {saidBy.length > 0 && ' · '}
          {isProjectShown && project && `${titleOf('project', project.title)} · `}
          {titleOf(isNote ? 'note' : 'insight', objectTitle)} · Highlighted by{' '}
          {withinSentence(highlightAuthorOf(highlight, viewerId))} <AiBadge part={aiPartOf(highlight)} /> ·{' '}
          <RelativeTime at={createdAt} />
        </p>
        <HighlightTags highlight={highlight} mayTag={mayTag} commands={commands} />
      </div>
    </article>
  );
});
