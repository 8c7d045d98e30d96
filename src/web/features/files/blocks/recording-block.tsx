import type { ReactNodeViewProps } from '@tiptap/react';
import { useState } from 'react';
import { can } from '#domain/access/can.ts';
import type { AudioVideoTab } from '#domain/media/reel-layouts.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import { RedactBar } from '#web/features/redactions/index.ts';
import { TranscriptBar } from '#web/features/transcripts/index.ts';
import { BlockFrame, type BlockProps } from './block-frame.tsx';
import { CommentedRecording } from './commented-recording.tsx';
import { FileCard } from './file-card.tsx';
import { FileGate } from './file-gate.tsx';
import { askForComment, askForThread } from '#web/kit/player/comment-event.ts';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import type { TimelineRange } from '#web/kit/player/timeline-mark.ts';
import { markerOf, MomentBar, trimmerOf } from './moment-bar.tsx';
import { useSpoken } from './use-spoken.ts';
import classes from './blocks.module.css';

type RecordingBlockProps = BlockProps & Pick<ReactNodeViewProps, 'updateAttributes'>;

/** A recording with its player. Its words, wherever they are in the document, are its captions. */
export function RecordingBlock({
  node,
  selected,
  editor,
  deleteNode,
  updateAttributes,
}: RecordingBlockProps) {
  const { fileId, name, tab } = node.attrs as { fileId: string; name: string; tab: AudioVideoTab };
  const { captions, marks } = useSpoken(editor, fileId);
  const viewer = useAsViewer();
  const [range, setRange] = useState<TimelineRange | null>(null);
  const mayCode = ({ viewerLevel: level }: LoadedFile) => can(viewer, 'highlight.create', { level }).allowed;
  return (
    <BlockFrame selected={selected} isFollowing={captions !== null}>
      <FileGate fileId={fileId} name={name} onRemove={editor.isEditable ? deleteNode : null}>
        {(file) =>
          file.type === 'VIDEO' || file.type === 'AUDIO' ? (
            <CommentedRecording
              file={file}
              captions={captions}
              marks={marks}
              onMark={markerOf(editor, file, mayCode(file))}
              onTrim={trimmerOf(editor, file, mayCode(file))}
              onComment={
                file.ownerType !== 'PROJECT' &&
                can(viewer, 'comment.create', { level: file.viewerLevel }).allowed
                  ? (time) => askForComment(editor.view.dom, { fileId, time })
                  : null
              }
              onOpenComment={(threadId) => askForThread(editor.view.dom, threadId)}
              tab={tab}
              onTab={editor.isEditable ? (next) => updateAttributes({ tab: next }) : null}
              redact={<RedactBar file={file} />}
              range={range}
              onRange={setRange}
            >
              {file.ownerType === 'NOTE' && <TranscriptBar file={file} />}
              <div className={classes.tools}>
                <MomentBar
                  file={file}
                  hasMarks={marks.length > 0}
                  mark={markerOf(editor, file, mayCode(file))}
                />
                <RedactBar file={file} range={range} onRange={setRange} />
              </div>
            </CommentedRecording>
          ) : (
            <FileCard file={file} />
          )
        }
      </FileGate>
    </BlockFrame>
  );
}
