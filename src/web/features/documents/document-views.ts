import type { Editor } from '@tiptap/core';
import type { Mark } from '@tiptap/pm/model';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { FileView, ImageView, pictureKeys, RecordingView } from '#web/features/files/index.ts';
import type { HighlightPainter } from '#web/features/highlights/index.ts';
import { utteranceView } from '#web/features/transcripts/index.ts';
import { plainViews, type BlockViews } from '#web/kit/editor/extensions/with-views.ts';
import type { NameReader } from '#web/kit/editor/views/mention-view.ts';
import { InsightFeedView } from './cards/insight-feed-view.tsx';
import { ReferenceCardView } from './cards/reference-card-view.tsx';

/** Presses and keys in a player or a reader are theirs; only dragging the block is the editor's. */
const itsOwn = {
  stopEvent: ({ event }: { event: Event }) => !/^(?:drag|drop)/.test(event.type),
};

/** React only where a block has a life of its own; everything that is text stays plain DOM. */
export function documentViews(readName: NameReader, painter: HighlightPainter | null = null): BlockViews {
  return {
    ...plainViews(readName),
    referenceCard: (block) => block.extend({ addNodeView: () => ReactNodeViewRenderer(ReferenceCardView) }),
    insightFeed: (block) => block.extend({ addNodeView: () => ReactNodeViewRenderer(InsightFeedView) }),
    utterance: (block) => block.extend({ addNodeView: () => utteranceView }),
    image: (block) =>
      block.extend({
        addNodeView: () => ReactNodeViewRenderer(ImageView),
        addKeyboardShortcuts(this: { editor: Editor }) {
          return pictureKeys(this.editor);
        },
      }),
    file: (block) => block.extend({ addNodeView: () => ReactNodeViewRenderer(FileView, itsOwn) }),
    audioVideo: (block) => block.extend({ addNodeView: () => ReactNodeViewRenderer(RecordingView, itsOwn) }),
    ...(painter && {
      highlight: (mark) =>
        mark.extend({
          addMarkView:
            () =>
            ({ mark: shown }: { mark: Mark }) =>
              painter.view(shown),
        }),
    }),
  };
}
