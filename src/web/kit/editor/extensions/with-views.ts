import type { AnyExtension } from '@tiptap/core';
import { embedView } from '../views/embed-view.ts';
import { mentionView, type NameReader } from '../views/mention-view.ts';

/** By the name of a node or a mark: what the screen shows in its place. */
export type BlockViews = Readonly<Record<string, (extension: AnyExtension) => AnyExtension>>;

/** What has no view stays plain DOM. */
export function withViews(views: BlockViews): (extension: AnyExtension) => AnyExtension {
  return (extension) => views[extension.name]?.(extension) ?? extension;
}

/** Those that need nothing but the text and a name. */
export function plainViews(readName: NameReader): BlockViews {
  return {
    mention: (extension) =>
      extension.extend({
        addNodeView: () => (props: Parameters<typeof mentionView>[0]) => mentionView(props, readName),
      }),
    embed: (extension) => extension.extend({ addNodeView: () => embedView }),
  };
}
