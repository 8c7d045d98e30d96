import type { AnyExtension } from '@tiptap/core';
import type { HighlightPainter } from '#web/features/highlights/editor/highlight-painter.ts';
import type { Mark } from '@tiptap/pm/model';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { FileView, ImageView, RecordingView } from '#web/features/media/blocks/file-views.tsx';
import { utteranceView } from '#web/features/media/transcript/utterance-view.ts';
import { embedView } from '../views/embed-view.ts';
import { InsightFeedView } from '../views/insight-feed-view.tsx';
import { mentionView, type NameReader } from '../views/mention-view.ts';
import { ReferenceCardView } from '../views/reference-card-view.tsx';

/** Presses and keys in a player or a reader are theirs; only dragging the block is the editor's. */
const itsOwn = {
  stopEvent: ({ event }: { event: Event }) => !/^(?:drag|drop)/.test(event.type),
};

/** React only where a block has a life of its own; everything that is text stays plain DOM. */
export function withViews(
  readName: NameReader,
  painter: HighlightPainter | null = null,
): (extension: AnyExtension) => AnyExtension {
  return (extension) => {
    switch (extension.name) {
      case 'mention':
        return extension.extend({
          addNodeView: () => (props: Parameters<typeof mentionView>[0]) => mentionView(props, readName),
        });
      case 'referenceCard':
        return extension.extend({ addNodeView: () => ReactNodeViewRenderer(ReferenceCardView) });
      case 'insightFeed':
        return extension.extend({ addNodeView: () => ReactNodeViewRenderer(InsightFeedView) });
      case 'highlight':
        return painter
          ? extension.extend({
              addMarkView:
                () =>
                ({ mark }: { mark: Mark }) =>
                  painter.view(mark),
            })
          : extension;
      case 'utterance':
        return extension.extend({ addNodeView: () => utteranceView });
      case 'embed':
        return extension.extend({ addNodeView: () => embedView });
      case 'image':
        return extension.extend({ addNodeView: () => ReactNodeViewRenderer(ImageView) });
      case 'file':
        return extension.extend({ addNodeView: () => ReactNodeViewRenderer(FileView, itsOwn) });
      case 'audioVideo':
        return extension.extend({ addNodeView: () => ReactNodeViewRenderer(RecordingView, itsOwn) });
      default:
        return extension;
    }
  };
}
