import { participantNames } from '#web/kit/objects/participant-names.ts';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import { authorNameOf, previewOf, titleOf } from '#domain/text/display-names.ts';
import {
  shownProperties,
  type CardKind,
  type CardLayout,
  type CardOrientation,
} from '#editor/cards/card-properties.ts';
import { ObjectTagsDocument } from '#web/features/highlights/highlights.gen.ts';
import { TagChip } from '#web/kit/objects/tag-chip.tsx';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { CoverPicture } from '#web/kit/objects/cover-picture.tsx';
import { InsightReferenceDocument, NoteReferenceDocument } from './cards.gen.ts';
import { MissingEvidence } from '#web/features/evidence/index.ts';
import { InsightStatusBadge } from '#web/features/insights/index.ts';
import { ReelCard } from '#web/features/reels/index.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CardLoading } from '#web/kit/editor/views/card-states.tsx';
import { CardControls } from '#web/kit/editor/views/card-controls.tsx';
import { HighlightCard, TagCard } from './evidence-cards.tsx';
import classes from '#web/kit/editor/views/reference-card.module.css';

type Attributes = {
  kind: CardKind;
  id: string;
  orientation: CardOrientation;
  hidden: string;
  layout: CardLayout;
  collapsed: boolean;
};

/** What stands on a card is read now and for this reader, never from the document. */
export function ReferenceCardView({
  node,
  selected,
  editor,
  updateAttributes,
  deleteNode,
}: ReactNodeViewProps) {
  const attributes = node.attrs as Attributes;
  const { kind, id, orientation, hidden, layout, collapsed } = attributes;
  return (
    <NodeViewWrapper className={classes.place} data-drag-handle>
      <div
        className={classes.card}
        data-card={kind}
        data-orientation={orientation}
        data-selected={selected || undefined}
        contentEditable={false}
      >
        {kind === 'note' && <NoteCard id={id} shown={shownProperties('note', hidden)} />}
        {kind === 'insight' && <InsightCard id={id} shown={shownProperties('insight', hidden)} />}
        {kind === 'highlight' && (
          <HighlightCard
            key={String(collapsed)}
            id={id}
            shown={shownProperties('highlight', hidden)}
            layout={layout}
            isCollapsed={collapsed}
          />
        )}
        {kind === 'tag' && <TagCard id={id} shown={shownProperties('tag', hidden)} />}
        {kind === 'reel' && <ReelCard id={id} shown={shownProperties('reel', hidden)} />}
      </div>
      {selected && editor.isEditable && (
        <CardControls
          kind={kind}
          orientation={orientation}
          hidden={hidden}
          layout={layout}
          collapsed={collapsed}
          onChange={(changes) => updateAttributes(changes)}
          onRemove={deleteNode}
        />
      )}
    </NodeViewWrapper>
  );
}

/** More would hide the rest of the card. */
const mostTags = 12;

type Shown = Readonly<Record<string, boolean>>;
type CardData = {
  label: string;
  title: string;
  href: string;
  preview: string;
  project: string | null;
  author: string;
  date: string;
  status?: ReactNode;
  coverFileId?: string | null | undefined;
  participants?: string;
  tags?: readonly TagLook[];
};

function NoteCard({ id, shown }: { id: string; shown: Shown }) {
  const [{ data, fetching, error }] = useQuery({ query: NoteReferenceDocument, variables: { id } });
  const note = data?.note;
  const [used] = useQuery({
    query: ObjectTagsDocument,
    variables: { objectType: 'NOTE', objectId: id },
    pause: !shown['tags'] || !note,
  });
  return (
    <Card
      id={id}
      isLoading={fetching && !data}
      isLost={error !== undefined && !data}
      shown={shown}
      card={
        note && {
          label: 'Note',
          title: titleOf('note', note.title),
          href: buildUrl('note', { params: { noteId: id }, titles: { noteId: note.title } }),
          preview: note.preview,
          project: note.project && titleOf('project', note.project.title),
          author: authorNameOf(note.createdBy),
          date: note.createdAt,
          participants: participantNames(note.people).join(', '),
          tags: used.data?.objectTags.slice(0, mostTags).map(({ tag }) => tag) ?? [],
        }
      }
    />
  );
}

function InsightCard({ id, shown }: { id: string; shown: Shown }) {
  const [{ data, fetching, error }] = useQuery({ query: InsightReferenceDocument, variables: { id } });
  const insight = data?.insight;
  return (
    <Card
      id={id}
      isLoading={fetching && !data}
      isLost={error !== undefined && !data}
      shown={shown}
      card={
        insight && {
          label: 'Insight',
          title: titleOf('insight', insight.title),
          href: buildUrl('insight', { params: { insightId: id }, titles: { insightId: insight.title } }),
          preview: insight.preview,
          project: insight.project && titleOf('project', insight.project.title),
          author: authorNameOf(insight.createdBy),
          date: insight.createdAt,
          status: <InsightStatusBadge status={insight.status} isPublished={insight.publishedAt !== null} />,
          coverFileId: insight.coverFileId,
        }
      }
    />
  );
}

type CardProps = {
  id: string;
  isLoading: boolean;
  isLost: boolean;
  shown: Shown;
  card: CardData | null | undefined;
};

function Card({ id, isLoading, isLost, shown, card }: CardProps) {
  if (isLoading) return <CardLoading />;
  if (!card) return <MissingEvidence id={id} isLost={isLost} />;
  return (
    <a href={card.href} data-peek="true" className={classes.link} draggable={false}>
      {shown['cover'] && <CoverPicture fileId={card.coverFileId} />}
      <span className={classes.kind}>{card.label}</span>
      <span className={classes.title}>{card.title}</span>
      {shown['preview'] && <span className={classes.preview}>{previewOf(card.preview)}</span>}
      <span className={classes.facts}>
        {shown['status'] && card.status}
        {shown['participants'] && card.participants && <strong>{card.participants}</strong>}
        {shown['project'] && card.project !== null && <span>{card.project}</span>}
        {shown['author'] && <span>{card.author}</span>}
        {shown['date'] && (
          <span>
            <RelativeTime at={card.date} />
          </span>
        )}
      </span>
      {shown['tags'] && card.tags && card.tags.length > 0 && (
        <span className={classes.facts}>
          {card.tags.map((tag) => (
            <TagChip key={tag.id} tag={tag} />
          ))}
        </span>
      )}
    </a>
  );
}
