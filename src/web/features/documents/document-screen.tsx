import type { Editor } from '@tiptap/react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Decision } from '#domain/access/can.ts';
import { parseText, type TextLimit } from '#domain/limits/text-limit.ts';
import { titleOf } from '#domain/text/display-names.ts';
import {
  CommentMarkStyle,
  CommentsPanel,
  type CommentTarget,
  markThread,
  type ShownThread,
  showThreadText,
  targetOf,
  targetOfHighlight,
  targetOfMoment,
} from '#web/features/comments/index.ts';
import type { LiveDocument } from '#web/kit/editor/use-session.ts';
import { showHighlight, useDocumentCoding, useHighlightLink } from '#web/features/highlights/index.ts';
import { highlightUrl } from '#domain/highlights/highlight-url.ts';
import { useCan, useViewer } from '#web/features/members/index.ts';
import { StarButton } from '#web/features/stars/index.ts';
import { LazyFileRequest } from '#web/features/files/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';
import { InlineEdit } from '#web/ui/inline-edit.tsx';
import { DocumentBody } from './document-body.tsx';
import type { DocumentLink } from './document-link.ts';
import { DocumentLayout } from '#web/kit/documents/document-layout.tsx';
import {
  accessObjectOf,
  objectTypes,
  type DocumentFields,
  type DocumentKind,
} from '#web/kit/documents/document-object.ts';
import { takeMade } from '#web/kit/documents/just-made.ts';
import { OutlineMenu } from '#web/kit/documents/outline-menu.tsx';
import { PresenceAvatars } from '#web/kit/documents/presence-avatars.tsx';
import { SavingState } from '#web/kit/documents/saving-state.tsx';
import { EvidenceTray } from './cards/evidence-tray.tsx';
import { codingTabs } from './side/coding-tabs.tsx';
import { DocumentSide, type SideTab } from './side/document-side.tsx';
import { CodingModeButton, CommentsButton, EvidenceButton, HighlightsButton } from './side/side-buttons.tsx';
import { useSide } from './side/use-side.ts';
import { playMoment, useMomentComments } from './use-moment-comments.ts';
import { useShowFound } from './use-show-found.ts';
import { takeTypedTitle, useGoOnWriting } from './typed-ahead.ts';
import { useRecordVisit } from './use-record-visit.ts';
import { useThreadClicks } from './use-thread-clicks.ts';
import classes from './document-screen.module.css';

export type DocumentScreenProps = {
  kind: DocumentKind;
  document: DocumentFields;
  /** To read until the text is here. */
  opening: string;
  live: LiveDocument;
  crumbs: readonly Crumb[];
  titleLimit: TextLimit;
  mayEdit: Decision;
  onRename: (title: string) => void;
  onTypeTitle: (title: string | null) => void;
  /** A picture above the title. */
  cover?: ReactNode;
  facts: ReactNode;
  /** Buttons between the star and the menu. */
  actions?: ReactNode;
  /** What other features have to say at the side. */
  tabs?: readonly SideTab[];
  renderMenu: (editor: Editor | null) => ReactNode;
  /** Under an empty text that this person may write. */
  whenEmpty?: ReactNode;
  link: DocumentLink;
};

const noTabs: readonly SideTab[] = [];

/** Nobody has anything to say about an empty document yet: what it is about and what goes into it comes first. */
const firstTabs = { note: 'Fields', insight: 'Evidence' } as const;

/** A note or an insight: title, text, and what people make of it. */
export function DocumentScreen({
  kind,
  document,
  opening,
  live,
  crumbs,
  titleLimit,
  mayEdit,
  onRename,
  onTypeTitle,
  cover = null,
  facts,
  actions,
  tabs = noTabs,
  renderMenu,
  whenEmpty,
  link: { commentId, highlightId, foundText, quote, sideTab, command },
}: DocumentScreenProps) {
  const { id, projectId } = document;
  const viewer = useViewer();
  const access = accessObjectOf(document);
  const mayComment = useCan('comment.create', access).allowed;
  const mayCode = useCan('highlight.create', access).allowed && !live.isReadOnly;
  const mayCreateTags = useCan('tag.create', access).allowed;
  const coding = useDocumentCoding({ objectType: objectTypes[kind], id, projectId });
  const [editor, setEditor] = useState<Editor | null>(null);
  const [made] = useState(() => takeMade(id));
  const side = useSide({ asked: sideTab, first: made ? firstTabs[kind] : null });
  const { show: showSide } = side;
  const [target, setTarget] = useState<CommentTarget | null>(null);
  const [activeThreadId, setActiveThreadId] = useState<string | null>(null);
  const [shownTagId, setShownTagId] = useState<string | null>(null);
  useRecordVisit(objectTypes[kind], id);
  useHighlightLink(coding, editor, highlightId);
  useShowFound(editor, foundText, quote);

  function openThread(threadId: string) {
    setActiveThreadId(threadId);
    showSide('Comments');
  }
  useThreadClicks(editor, openThread);
  const goOnWriting = useGoOnWriting(editor);

  function commentOn(next: CommentTarget | null) {
    setTarget(next);
    showSide('Comments');
  }

  useMomentComments(editor, mayComment ? (moment) => commentOn(targetOfMoment(moment)) : null);

  const show = useCallback(
    (thread: ShownThread) => {
      if (playMoment(thread)) return;
      if (coding && thread.highlightId !== null && showHighlight(coding, thread.highlightId)) return;
      if (editor) showThreadText(editor, thread);
    },
    [editor, coding],
  );
  useEffect(() => {
    if (editor && commentId !== null && activeThreadId !== null)
      show({ id: activeThreadId, quote: '', highlightId: null, fileId: null, time: null });
    // Only the arrival by link scrolls the text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editor, activeThreadId === null]);

  function finishTarget(threadId: string | null) {
    if (threadId !== null && target && editor) {
      markThread(editor, target, threadId);
      setActiveThreadId(threadId);
    }
    setTarget(null);
  }

  const title = titleOf(kind, document.title);
  const comments = {
    value: 'Comments',
    count: document.openThreads === 0 ? undefined : document.openThreads,
    content: (
      <CommentsPanel
        on={{ kind, id, projectId, access }}
        target={target}
        onTargetDone={finishTarget}
        activeThreadId={activeThreadId}
        onActivate={setActiveThreadId}
        commentId={commentId}
        onShowText={show}
      />
    ),
  } as const;
  const coded = codingTabs(coding, {
    mayCode,
    tagId: shownTagId,
    onShowTag: (tagId) => {
      setShownTagId(tagId);
      if (tagId !== null) showSide('Highlights');
    },
  });
  const evidence: readonly SideTab[] =
    kind === 'insight' && projectId !== null
      ? [
          {
            value: 'Evidence',
            content: (
              <EvidenceTray
                editor={editor}
                insightId={id}
                projectId={projectId}
                isEditable={mayEdit.allowed && !live.isReadOnly}
              />
            ),
          },
        ]
      : [];
  return (
    <AppPage
      title={title}
      crumbs={[...crumbs, { title }]}
      width="none"
      actions={
        <>
          {live.session && <PresenceAvatars session={live.session} viewerId={viewer.id} />}
          {live.session && <SavingState session={live.session} isLocked={document.lockedAt !== null} />}
          <span className={classes.roomy}>
            <OutlineMenu editor={editor} />
            {coding && mayCode && <CodingModeButton coding={coding} />}
            <StarButton type={objectTypes[kind]} id={id} starred={document.starred} />
          </span>
          {evidence.length > 0 && <EvidenceButton side={side} />}
          {coding && <HighlightsButton coding={coding} side={side} />}
          <CommentsButton document={document} side={side} />
          {actions}
          {renderMenu(editor)}
        </>
      }
    >
      <CommentMarkStyle on={{ kind, id }} activeThreadId={activeThreadId} />
      <DocumentLayout
        cover={cover}
        title={
          <PageHeading>
            <InlineEdit
              label={`${kind === 'note' ? 'Note' : 'Insight'} title`}
              value={document.title}
              placeholder={titleOf(kind, '')}
              disabledReason={mayEdit.allowed ? null : mayEdit.reason}
              check={(text) => {
                const parsed = parseText(titleLimit, text);
                return parsed.ok ? null : parsed.message;
              }}
              onSave={(text) => onRename(text.trim())}
              onType={(text) => onTypeTitle(text && text.trim())}
              savesWhileTyping
              startsOpen={made !== null && !made.isTitled}
              takeTyped={takeTypedTitle}
              onEnter={goOnWriting}
            />
          </PageHeading>
        }
        facts={facts}
        side={
          side.isOpen ? (
            <DocumentSide
              tabs={[...evidence, ...coded, comments, ...tabs]}
              value={side.tab}
              onChange={side.show}
              onClose={() => {
                side.close();
                setTarget(null);
              }}
            />
          ) : null
        }
      >
        <DocumentBody
          live={live}
          opening={opening}
          label={`Text of ${title}`}
          projectId={projectId}
          isEditable={mayEdit.allowed && !live.isReadOnly}
          files={{ type: objectTypes[kind], id, title }}
          coding={
            coding && {
              coding,
              mayCode,
              mayCreateTags,
              linkOf: (highlight) =>
                location.origin +
                highlightUrl({ id: highlight, objectType: objectTypes[kind], objectId: id }),
              onComment: mayComment ? (highlight) => commentOn(targetOfHighlight(highlight)) : null,
            }
          }
          onComment={mayComment ? (from) => commentOn(targetOf(from)) : null}
          whenEmpty={whenEmpty}
          onReady={setEditor}
        />
        {command !== null && editor && mayEdit.allowed && !live.isReadOnly && (
          <LazyFileRequest command={command} editor={editor} owner={{ type: objectTypes[kind], id, title }} />
        )}
      </DocumentLayout>
    </AppPage>
  );
}
