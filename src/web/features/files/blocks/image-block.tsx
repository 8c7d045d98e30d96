import type { ReactNodeViewProps } from '@tiptap/react';
import { useState, type ReactElement } from 'react';
import { isSafeSource } from '#editor/attributes/safe-url.ts';
import { codingOf } from '#web/features/highlights/index.ts';
import { BlockFrame, type BlockProps } from './block-frame.tsx';
import { FileCard } from './file-card.tsx';
import { FileGate } from './file-gate.tsx';
import { PictureAreas } from './lazy-picture-areas.tsx';
import { PictureFrame } from './picture-frame.tsx';
import classes from './blocks.module.css';

type Attributes = {
  src: string;
  fileId: string | null;
  alt: string | null;
  width: number | null;
  height: number | null;
  caption: string | null;
  share: number | null;
};

export type ImageBlockProps = BlockProps & Pick<ReactNodeViewProps, 'updateAttributes'>;

/** Our own pictures show; one on another server is a link to it, since loading it would tell that server who reads. */
export function ImageBlock({ node, selected, editor, deleteNode, updateAttributes }: ImageBlockProps) {
  const { src, fileId, alt, width, height, caption, share } = node.attrs as Attributes;
  const [isMissing, setMissing] = useState(false);
  if (!isSafeSource(src) || !src.startsWith('/')) {
    return (
      <BlockFrame selected={selected} isBare>
        <OutsidePicture url={isSafeSource(src) ? src : null} label={alt ?? src} />
      </BlockFrame>
    );
  }
  const picture = (
    <img
      src={sized(src)}
      alt={alt ?? ''}
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
      draggable={false}
      onError={() => setMissing(true)}
    />
  );
  const coding = codingOf(editor);
  const framed = (pixels: ReactElement) => (
    <PictureFrame
      src={src}
      alt={alt}
      caption={caption}
      share={share}
      selected={selected}
      onChange={editor.isEditable ? updateAttributes : null}
      onLeave={() => editor.commands.focus()}
      areas={fileId !== null && coding && <PictureAreas fileId={fileId} coding={coding} />}
    >
      {pixels}
    </PictureFrame>
  );
  if (!isMissing || fileId === null) {
    return (
      <BlockFrame selected={selected} isBare>
        {framed(picture)}
      </BlockFrame>
    );
  }
  return (
    <BlockFrame selected={selected}>
      <FileGate fileId={fileId} name={alt ?? 'Picture'} onRemove={editor.isEditable ? deleteNode : null}>
        {(file) =>
          file.type === 'IMAGE' ? framed(<Arrived picture={picture} src={src} />) : <FileCard file={file} />
        }
      </FileGate>
    </BlockFrame>
  );
}

/** It was asked for before its last byte was there. */
function Arrived({ picture, src }: { picture: ReactElement; src: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <span className={classes.note}>This image can’t be shown</span>;
  const { alt, width, height } = picture.props as { alt: string; width?: number; height?: number };
  return (
    <img
      src={`${sized(src)}&whole`}
      alt={alt}
      width={width}
      height={height}
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}

/** No more pixels than the text is wide on this screen. */
function sized(src: string): string {
  return src.startsWith('/image/') && !src.includes('?')
    ? `${src}?width=${devicePixelRatio > 1 ? 2048 : 1024}`
    : src;
}

function OutsidePicture({ url, label }: { url: string | null; label: string }) {
  return (
    <div className="embed">
      <span className="embed-kind">External image</span>
      <a
        className="embed-link"
        {...(url === null ? {} : { href: url, target: '_blank', rel: 'noopener noreferrer nofollow' })}
      >
        {label}
      </a>
    </div>
  );
}
