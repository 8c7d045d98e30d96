import { IconHighlight, IconLayoutSidebar, IconLink, IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AreaLayer } from './area-layer.tsx';
import { AreaPanel, type OpenedArea } from './area-panel.tsx';
import type { PdfViewerProps } from './pdf-viewer-props.ts';
import { PdfPage } from './pdf-page.tsx';
import { PdfThumbnails } from './pdf-thumbnails.tsx';
import { readSelection, useHasSelection } from './read-selection.ts';
import { useCodedSelection } from './use-coded-selection.ts';
import { useFileCoding } from './use-file-coding.ts';
import { useScannedWords } from './use-scanned-words.ts';
import { useUndragged } from './use-undragged.ts';
import { usePages } from './use-pages.ts';
import { usePdf, type LoadedPdf } from './use-pdf.ts';
import classes from './pdf.module.css';

/** Pages to read, words to select, areas to mark. */
export function PdfViewer(props: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0);
  return <Opening key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Opening({
  file,
  page,
  quote = null,
  isInText = false,
  coding = null,
  onRetry,
}: PdfViewerProps & { onRetry: () => void }) {
  const pdf = usePdf(file.id);
  if (pdf.state === 'loading') {
    return (
      <output aria-label="Loading the PDF">
        <Skeleton height={isInText ? 480 : 640} />
      </output>
    );
  }
  if (pdf.state === 'failed') {
    return (
      <ErrorState title="Hark couldn’t show the PDF" onRetry={onRetry}>
        {pdf.message}
      </ErrorState>
    );
  }
  return <Pages file={file} page={page} quote={quote} isInText={isInText} coding={coding} pdf={pdf} />;
}

function Pages({
  file,
  page,
  quote = null,
  isInText = false,
  coding = null,
  pdf,
}: PdfViewerProps & { pdf: LoadedPdf }) {
  const { document } = pdf.pdf;
  const scroller = useRef<HTMLDivElement>(null);
  const { scale, zoom, setZoom, current, setSeen, goTo } = usePages(scroller, pdf, page);
  const [hasThumbnails, setThumbnails] = useState(!isInText && pdf.count > 1);
  const coded = useFileCoding(file, coding);
  const wordsOf = useScannedWords(file);
  useUndragged(scroller);
  const [isMarking, setMarking] = useState(false);
  const [opened, setOpened] = useState<OpenedArea | null>(null);
  const hasSelection = useHasSelection(scroller);
  useCodedSelection({
    scroller,
    fileId: file.id,
    coding: coded?.mayCode === true && !isMarking ? coded.coding : null,
    onSelected: (selected) => setOpened({ kind: 'new', ...selected }),
  });
  useEffect(() => {
    if (!isMarking) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setMarking(false);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isMarking]);

  function highlight() {
    const selected = hasSelection ? readSelection(scroller.current, file.id) : null;
    if (selected) setOpened({ kind: 'new', ...selected });
    else setMarking(!isMarking);
  }

  return (
    <div className={classes.viewer} data-in-text={isInText || undefined}>
      <div className={classes.toolbar}>
        <IconButton
          className={classes.small}
          label={hasThumbnails ? 'Hide thumbnails' : 'Show thumbnails'}
          aria-pressed={hasThumbnails}
          onClick={() => setThumbnails(!hasThumbnails)}
        >
          <IconLayoutSidebar size={16} />
        </IconButton>
        <PageField key={current} current={current} count={pdf.count} onGo={goTo} />
        <IconButton label="Smaller" onClick={() => setZoom(zoom / 1.2)}>
          <IconMinus size={16} />
        </IconButton>
        <IconButton label="Larger" onClick={() => setZoom(zoom * 1.2)}>
          <IconPlus size={16} />
        </IconButton>
        <span className={classes.gap} />
        {isMarking && <output className={classes.hint}>Draw a box to highlight an area</output>}
        <IconButton
          label="Copy a link to this page"
          onClick={() =>
            void copyText(
              location.origin + buildUrl('file', { params: { fileId: file.id }, hash: { page: current } }),
              'Link copied',
            )
          }
        >
          <IconLink size={16} />
        </IconButton>
        {coded?.mayCode === true && (
          <Button
            icon={<IconHighlight size={16} />}
            aria-pressed={isMarking}
            // The selection stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={highlight}
          >
            {hasSelection ? 'Highlight selection' : 'Highlight area'}
          </Button>
        )}
      </div>
      <div className={classes.columns}>
        {hasThumbnails && (
          <PdfThumbnails document={document} count={pdf.count} current={current} onGo={goTo} />
        )}
        <div
          ref={scroller}
          className={classes.pages}
          data-scroller
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
          tabIndex={0}
          aria-label={file.name}
          role="document"
        >
          {Array.from({ length: pdf.count }, (_, index) => (
            <PdfPage
              key={index}
              document={document}
              page={index + 1}
              scale={scale}
              wordsOf={wordsOf}
              expected={pdf.first}
              quote={index + 1 === page ? quote : null}
              onSeen={setSeen}
            >
              {coded && (
                <AreaLayer
                  coding={coded.coding}
                  fileId={file.id}
                  page={index + 1}
                  isMarking={isMarking}
                  drafts={opened?.kind === 'new' ? opened.areas : noDrafts}
                  onOpen={(area) => {
                    setMarking(false);
                    setOpened(area);
                  }}
                />
              )}
            </PdfPage>
          ))}
        </div>
      </div>
      {coded && opened && (
        <AreaPanel
          key={opened.kind === 'known' ? opened.id : 'new'}
          {...coded}
          opened={opened}
          hasCodingBar={coding !== null}
          rectOfDraft={() => lastDraft(scroller.current)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

const noDrafts: readonly PdfArea[] = [];

/** The end of what was selected: the panel stands below it. */
function lastDraft(scroller: HTMLElement | null): DOMRect | null {
  return [...(scroller?.querySelectorAll('[data-draft]') ?? [])].at(-1)?.getBoundingClientRect() ?? null;
}

function PageField({
  current,
  count,
  onGo,
}: {
  current: number;
  count: number;
  onGo: (page: number) => void;
}) {
  const [text, setText] = useState(String(current));
  return (
    <form
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        const page = Math.round(Number(text));
        if (page >= 1 && page <= count) onGo(page);
        else setText(String(current));
      }}
    >
      <input
        aria-label="Page"
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <span>of {count}</span>
    </form>
  );
}
