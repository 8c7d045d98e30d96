import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { wordsOfUtterance } from '#editor/transcript/edit-utterances.ts';
import { asEditorNode } from '#web/kit/editor/extensions/schema-extensions.ts';
import { allPlaybacks, playbackOf, subscribePlaybacks, type Playback } from '#web/kit/player/playback.ts';
import { timeAt } from './time-at.ts';

type Said = { readonly at: number; readonly from: number; readonly to: number };

const key = new PluginKey<DecorationSet>('followPlayback');

/** Marks the word that is being said, keeps it in sight, and plays from a word that is clicked. */
export function followPlaybackPlugin(): Plugin<DecorationSet> {
  /** What the last click started; null where it was playing already. */
  let started: Playback | null = null;
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, marks) => {
        const said = tr.getMeta(key) as Said | null | undefined;
        if (said === undefined) return tr.docChanged ? marks.map(tr.mapping, tr.doc) : marks;
        return said === null ? DecorationSet.empty : marksOf(tr.doc, said);
      },
    },
    props: {
      decorations: (state) => key.getState(state),
      handleClick: (view, position, event) => {
        if (event.button === 0 && !event.shiftKey) started = hear(view.state, position);
        return false;
      },
      // A double click selects a word to work with it: what its first click started stops again.
      handleDoubleClick: () => {
        started?.pause();
        started = null;
        return false;
      },
    },
    view: (view) => {
      const stop = follow(view);
      return { destroy: stop };
    },
  });
}

function marksOf(doc: Node, { at, from, to }: Said): DecorationSet {
  const size = doc.nodeAt(at)?.nodeSize ?? 0;
  if (size === 0 || to > doc.content.size) return DecorationSet.empty;
  return DecorationSet.create(doc, [
    Decoration.node(at, at + size, { class: 'said-part' }),
    Decoration.inline(from, to, { class: 'said-word' }),
  ]);
}

function hear({ doc }: EditorState, position: number): Playback | null {
  const said = timeAt(doc, position);
  const playback = said && playbackOf(said.fileId);
  if (!said || !playback) return null;
  const wasPlaying = playback.get().isPlaying;
  playback.seek(said.start);
  playback.play();
  return wasPlaying ? null : playback;
}

/** Where the recordings on the page are now. The document is searched only while something plays or jumps. */
function follow(view: EditorView): () => void {
  let stops: (() => void)[] = [];
  let last: Said | null = null;
  const times = new Map<Playback, number>();

  function look(playback: Playback): void {
    const { time, isPlaying, isFollowed } = playback.get();
    if (times.get(playback) === time || view.isDestroyed) return;
    times.set(playback, time);
    const said = findSaid(view.state.doc, playback.fileId, time, last);
    if (said?.from === last?.from && said?.at === last?.at) return;
    const isNewPart = said?.at !== last?.at;
    last = said;
    view.dispatch(view.state.tr.setMeta(key, said).setMeta('addToHistory', false));
    if (said && isNewPart && isFollowed && isPlaying) bringIntoSight(view, said);
  }

  function watch(): void {
    for (const stop of stops) stop();
    stops = allPlaybacks().map((playback) => {
      let wasFollowed = playback.get().isFollowed;
      return playback.subscribe(() => {
        const { isFollowed } = playback.get();
        if (isFollowed && !wasFollowed && last) bringIntoSight(view, last);
        wasFollowed = isFollowed;
        look(playback);
      });
    });
  }

  /** A person who scrolls wants to read elsewhere. */
  const leave = () => {
    for (const playback of allPlaybacks()) if (playback.get().isPlaying) playback.setFollowed(false);
  };
  watch();
  const unwatch = subscribePlaybacks(watch);
  addEventListener('wheel', leave, { passive: true });
  addEventListener('touchmove', leave, { passive: true });
  return () => {
    unwatch();
    for (const stop of stops) stop();
    removeEventListener('wheel', leave);
    removeEventListener('touchmove', leave);
  };
}

function findSaid(doc: Node, fileId: string, time: number, last: Said | null): Said | null {
  const known = last && doc.nodeAt(last.at);
  if (known && isSaidIn(known, fileId, time)) return wordAt(known, last.at, time);
  let found: Said | null = null;
  doc.descendants((node, position) => {
    if (found) return false;
    if (node.type.name === 'utterance' && isSaidIn(node, fileId, time)) found = wordAt(node, position, time);
    return !node.isTextblock;
  });
  return found;
}

function isSaidIn({ attrs, type }: Node, fileId: string, time: number): boolean {
  const { start, end } = attrs as { start: number; end: number };
  return type.name === 'utterance' && attrs['fileId'] === fileId && time >= start && time < end;
}

/** In a pause, the word before it. */
function wordAt(node: Node, at: number, time: number): Said {
  const words = wordsOfUtterance(asEditorNode(node));
  const word = words.findLast(({ start }) => start <= time) ?? words[0];
  return { at, from: at + 1 + (word?.from ?? 0), to: at + 1 + (word?.to ?? 0) };
}

function bringIntoSight(view: EditorView, { at }: Said): void {
  const element = view.nodeDOM(at);
  if (!(element instanceof HTMLElement)) return;
  const { top, bottom } = element.getBoundingClientRect();
  // Room for the header above and the player in the corner below.
  if (top < innerHeight * 0.15 || bottom > innerHeight * 0.66)
    element.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
