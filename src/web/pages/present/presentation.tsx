import { IconArrowLeft, IconArrowRight, IconMaximize, IconNotes, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { authorNameOf, titleOf } from '#domain/text/display-names.ts';
import { StaticDocument } from '#web/features/documents/index.ts';
import { InsightContentDocument } from '#web/features/insights/insights.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { presentInstead, usePresentOrder } from './present-order.ts';
import { scrollOn } from './scroll-on.ts';
import { slidesOf, speakerNotes } from './slides.ts';
import classes from './presentation.module.css';

export type PresentationProps = {
  projectId: string;
  insightId: string;
  /** Goes through the insights of this view, in its order. */
  viewId: string | null;
};

/**
 * Full screen: arrows go through a long slide first, then on to the next one and the next insight; F fills the screen,
 * N shows notes, P plays the clip, Escape leaves.
 */
export function Presentation({ projectId, insightId, viewId }: PresentationProps) {
  const query = useQuery({ query: InsightContentDocument, variables: { id: insightId } });
  const { order } = usePresentOrder(projectId, viewId);
  return (
    <div className={classes.stage}>
      <QueryView
        query={query}
        what="the insight"
        skeleton={
          <div className={classes.slide}>
            <Skeleton width="60%" height={48} />
          </div>
        }
      >
        {({ insight }) =>
          insight ? (
            <Slides
              key={insight.id}
              projectId={projectId}
              viewId={viewId}
              insightId={insight.id}
              title={titleOf('insight', insight.title)}
              author={authorNameOf(insight.createdBy)}
              content={insight.content}
              order={order}
            />
          ) : (
            <NotFound />
          )
        }
      </QueryView>
    </div>
  );
}

type SlidesProps = PresentationProps & {
  title: string;
  author: string;
  content: unknown;
  order: readonly string[];
};

function Slides({ projectId, viewId, insightId, title, author, content, order }: SlidesProps) {
  useDocumentTitle(title);
  const stage = useRef<HTMLElement>(null);
  const slides = useMemo(() => slidesOf(content), [content]);
  const [at, setAt] = useState(0);
  const [showsNotes, setShowsNotes] = useState(false);
  const last = slides.length;
  const place = order.indexOf(insightId);
  const slide = at === 0 ? null : slides[at - 1];

  function show(next: number) {
    setAt(next);
    if (stage.current) stage.current.scrollTop = 0;
  }

  function move(step: 1 | -1) {
    const next = at + step;
    if (next >= 0 && next <= last) return show(next);
    const sibling = place < 0 ? undefined : order[place + step];
    if (sibling !== undefined) presentInstead({ projectId, viewId, insightId: sibling });
  }

  // Whichever way somebody goes on: half of a long slide would never be seen.
  function readOn(step: 1 | -1) {
    if (!scrollOn(stage.current, step)) move(step);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isPlayer(event.target)) return;
    if (['ArrowRight', 'ArrowDown', 'PageDown', ' '].includes(event.key)) readOn(1);
    else if (['ArrowLeft', 'ArrowUp', 'PageUp'].includes(event.key)) readOn(-1);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(last);
    else if (event.key.toLowerCase() === 'f') void toggleFullScreen();
    else if (event.key.toLowerCase() === 'n') setShowsNotes(!showsNotes);
    else if (event.key.toLowerCase() === 'p') playFirstClip(stage.current);
    else if (event.key === 'Escape') leave(insightId);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    stage.current?.focus();
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <section
        ref={stage}
        tabIndex={-1}
        className={classes.slide}
        aria-roledescription="slide"
        aria-label={`${at + 1} of ${last + 1}`}
      >
        {slide ? (
          <StaticDocument key={at} document={slide.document} label={`${title}, part ${at}`} />
        ) : (
          <div className={classes.cover}>
            <h1>{title}</h1>
            <p>{author}</p>
          </div>
        )}
      </section>
      {showsNotes && (
        <aside className={classes.notes} aria-label="Speaker notes">
          {slide?.notes ? (
            <StaticDocument key={at} document={slide.notes} label={`Speaker notes of part ${at}`} />
          ) : (
            <p>No speaker notes here. Start a callout with “{speakerNotes}” to add some.</p>
          )}
        </aside>
      )}
      <footer className={classes.bar}>
        <span className={classes.name}>{title}</span>
        <output className={classes.count}>
          {at + 1} / {last + 1}
        </output>
        <IconButton label="Previous" shortcut={['←']} tooltipSide="top" onClick={() => readOn(-1)}>
          <IconArrowLeft size={20} />
        </IconButton>
        <IconButton label="Next" shortcut={['→']} tooltipSide="top" onClick={() => readOn(1)}>
          <IconArrowRight size={20} />
        </IconButton>
        <IconButton
          label="Speaker notes"
          shortcut={['n']}
          tooltipSide="top"
          aria-pressed={showsNotes}
          onClick={() => setShowsNotes(!showsNotes)}
        >
          <IconNotes size={20} />
        </IconButton>
        <IconButton
          label="Full screen"
          shortcut={['f']}
          tooltipSide="top"
          onClick={() => void toggleFullScreen()}
        >
          <IconMaximize size={20} />
        </IconButton>
        <IconButton label="Leave" shortcut={['Escape']} tooltipSide="top" onClick={() => leave(insightId)}>
          <IconX size={20} />
        </IconButton>
      </footer>
    </>
  );
}

/** A clip that has the focus keeps its own keys: Space plays it, arrows wind it. */
function isPlayer(target: EventTarget | null): boolean {
  return target instanceof HTMLMediaElement;
}

/** Plays what the slide shows, or stops it. */
function playFirstClip(slide: HTMLElement | null): void {
  const clip = slide?.querySelector('video, audio');
  if (!(clip instanceof HTMLMediaElement)) return;
  if (clip.paused) void clip.play();
  else clip.pause();
}

/** The browser leaves full screen by itself on Escape; a second Escape leaves the presentation. */
function leave(insightId: string): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  goTo('insight', { params: { insightId } });
}

async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // The browser refused, as some do in frames: the presentation fills the window already.
  }
}
