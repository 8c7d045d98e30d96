import { IconTextCaption, IconTextRecognition, IconZoomIn } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { AltTextDialog } from './alt-text-dialog.tsx';
import { PictureZoom } from './picture-zoom.tsx';
import { ResizeHandle } from './resize-handle.tsx';
import classes from './picture.module.css';

export type PictureAttributes = { alt: string | null; caption: string | null; share: number | null };

export type PictureFrameProps = PictureAttributes & {
  src: string;
  selected: boolean;
  /** Null for readers. */
  onChange: ((changes: Partial<PictureAttributes>) => void) | null;
  /** Back into the text. */
  onLeave: () => void;
  /** What is marked on it. */
  areas?: ReactNode;
  children: ReactNode;
};

/** A picture with its caption: as wide as somebody made it, and larger on a click. */
export function PictureFrame(props: PictureFrameProps) {
  const { src, alt, caption, share, selected, onChange, onLeave, areas, children } = props;
  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [isZoomed, setZoomed] = useState(false);
  const [isDescribing, setDescribing] = useState(false);
  const [isCaptioning, setCaptioning] = useState(false);
  const width = dragged ?? share;
  const isEditing = onChange !== null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isZoomed || isDescribing) return;
    event.stopPropagation();
    onLeave();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves its controls
    <figure
      ref={frame}
      className={classes.figure}
      style={width === null ? undefined : { width: `${width}%` }}
      data-sized={width === null ? undefined : true}
      data-picture
      onKeyDown={onKeyDown}
    >
      <span className={classes.pixels}>
        {/* The button of the same name is the way by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <span
          className={classes.zoomable}
          onClick={() => {
            if (!isEditing || selected) setZoomed(true);
          }}
        >
          {children}
        </span>
        {areas}
        <span className={classes.controls} data-shown={selected || undefined}>
          <IconButton label="Zoom in" onClick={() => setZoomed(true)}>
            <IconZoomIn size={16} />
          </IconButton>
          {isEditing && (
            <>
              <IconButton
                label="Add a caption"
                onClick={() => {
                  setCaptioning(true);
                  queueMicrotask(() => field.current?.focus());
                }}
              >
                <IconTextCaption size={16} />
              </IconButton>
              <IconButton label="Edit alt text" onClick={() => setDescribing(true)}>
                <IconTextRecognition size={16} />
              </IconButton>
            </>
          )}
        </span>
        {isEditing && (
          <ResizeHandle
            frame={frame}
            share={share}
            shown={width}
            onDrag={setDragged}
            onResize={(next) => onChange({ share: next })}
          />
        )}
      </span>
      {isEditing && (selected || isCaptioning || caption !== null) ? (
        <CaptionField
          key={caption}
          field={field}
          caption={caption ?? ''}
          onSave={(text) => {
            setCaptioning(false);
            if (text !== (caption ?? '')) onChange({ caption: text === '' ? null : text });
          }}
          onLeave={onLeave}
        />
      ) : (
        caption !== null && <figcaption className={classes.caption}>{caption}</figcaption>
      )}
      {isZoomed && (
        <PictureZoom src={src} alt={alt ?? ''} caption={caption} onClose={() => setZoomed(false)} />
      )}
      {isDescribing && onChange && (
        <AltTextDialog
          alt={alt ?? ''}
          onSave={(text) => onChange({ alt: text === '' ? null : text })}
          onClose={() => setDescribing(false)}
        />
      )}
    </figure>
  );
}

type CaptionFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  caption: string;
  onSave: (text: string) => void;
  onLeave: () => void;
};

function CaptionField({ field, caption, onSave, onLeave }: CaptionFieldProps) {
  const [text, setText] = useState(caption);
  return (
    <figcaption className={classes.caption}>
      <input
        ref={field}
        className={classes.captionField}
        aria-label="Caption"
        placeholder="Add a caption"
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => onSave(text.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onSave(text.trim());
          onLeave();
        }}
      />
    </figcaption>
  );
}
