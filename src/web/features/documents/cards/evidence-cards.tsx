import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { highlightAuthorOf } from '#domain/ai/ai-user.ts';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { DeletedHighlight, MissingEvidence } from '#web/features/evidence/index.ts';
import { HighlightReferenceDocument, TagReferenceDocument } from '#web/features/highlights/highlights.gen.ts';
import { colorOf, momentName } from '#web/features/highlights/index.ts';
import { TagChip } from '#web/kit/objects/tag-chip.tsx';
import { SaidWords } from '#web/kit/objects/said-words.tsx';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import type { HighlightReferenceQuery } from '#web/lib/graphql.gen.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { CardLayout } from '#editor/cards/card-properties.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CardHidden, CardLoading } from '#web/kit/editor/views/card-states.tsx';
import { Clip } from '#web/kit/editor/views/clip.tsx';
import classes from '#web/kit/editor/views/reference-card.module.css';

type CardProps = { id: string; shown: Readonly<Record<string, boolean>> };

export type HighlightCardProps = CardProps & { layout: CardLayout; isCollapsed: boolean };

/** A quote with who said it and where: as the text reads now, and only for those who may read it. */
export function HighlightCard({ id, shown, layout, isCollapsed }: HighlightCardProps) {
  const [isOpen, setOpen] = useState(!isCollapsed);
  const [{ data, fetching, error }] = useQuery({ query: HighlightReferenceDocument, variables: { id } });
  const highlight = data?.highlight;
  if (fetching && !data) return <CardLoading />;
  if (!highlight) return <MissingEvidence id={id} isLost={error !== undefined && !data} />;
  const { saidBy, audioVideo, clipUrl } = highlight;
  const isSound = audioVideo?.type === 'AUDIO';
  const time = momentName(highlight);
  // A highlight without a recording has nothing else to show than its words.
  const isVideoOnly = layout === 'videoOnly' && clipUrl !== null;
  const deletion = highlight.deleted && <DeletedHighlight id={id} />;
  const toggle = isCollapsed && <CollapseButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />;
  if (!isOpen)
    return (
      <>
        {deletion}
        <span className={classes.folded}>
          {toggle}
          <SaidWords highlight={highlight} className={classes.firstLine} />
        </span>
      </>
    );
  return (
    <>
      {deletion}
      {clipUrl !== null && layout !== 'textOnly' && (
        <Clip
          url={clipUrl}
          isSound={isSound}
          label={highlight.text}
          poster={`/files/video-thumbnail/${audioVideo?.fileId ?? ''}`}
        />
      )}
      <a href={urlOf(highlight)} data-peek="true" className={classes.link} draggable={false}>
        {!isVideoOnly && (
          <SaidWords
            highlight={highlight}
            className={classes.quote}
            style={{ '--mark': colorOf(highlight) ?? 'transparent' }}
          />
        )}
        <span className={classes.facts}>
          {shown['participants'] && saidBy.length > 0 && (
            <strong className={classes.said}>{saidBy.join(', ')}</strong>
          )}
          {shown['note'] && (
            <span>
              {titleOf(highlight.objectType === 'NOTE' ? 'note' : 'insight', highlight.objectTitle)}
            </span>
          )}
          {shown['timestamp'] && time !== '' && <span>{time}</span>}
        </span>
        {shown['tags'] && highlight.tags.length > 0 && (
          <span className={classes.facts}>
            {highlight.tags.map((tag) => (
              <TagChip key={tag.id} tag={tag} />
            ))}
          </span>
        )}
        <span className={classes.coded}>
          {shown['author'] && <span>Highlighted by {highlightAuthorOf(highlight)}</span>}
          {shown['date'] && <RelativeTime at={highlight.createdAt} />}
        </span>
      </a>
      {toggle && <span className={classes.foldedEnd}>{toggle}</span>}
    </>
  );
}

function CollapseButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <IconButton
      label={isOpen ? 'Show less of the highlight' : 'Show the whole highlight'}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {isOpen ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
    </IconButton>
  );
}

export function TagCard({ id, shown }: CardProps) {
  const [{ data, fetching, error }] = useQuery({ query: TagReferenceDocument, variables: { id } });
  const tag = data?.tag;
  if (fetching && !data) return <CardLoading />;
  if (!tag) return <CardHidden isLost={error !== undefined && !data} />;
  return (
    <span className={classes.link}>
      <span className={classes.kind}>{tag.trashedAt === null ? 'Tag' : 'Deleted tag'}</span>
      <span className={classes.title}>
        <TagDot color={tag.color} /> {titleOf('tag', tag.title)}
      </span>
      {shown['description'] && tag.description !== '' && (
        <span className={classes.preview}>{tag.description}</span>
      )}
      <span className={classes.facts}>
        {shown['board'] && <span>{titleOf('board', tag.board.title)}</span>}
        {shown['highlightCount'] && <span>{countLabel(tag.highlightCount, 'highlight')}</span>}
      </span>
    </span>
  );
}

function urlOf({ id, objectType, objectId }: NonNullable<HighlightReferenceQuery['highlight']>): string {
  const hash = { h: id };
  return objectType === 'NOTE'
    ? buildUrl('note', { params: { noteId: objectId }, hash })
    : buildUrl('insight', { params: { insightId: objectId }, hash });
}
