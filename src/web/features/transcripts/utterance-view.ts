import type { Editor, NodeViewRendererProps } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import { isTimed } from '#domain/transcripts/transcript.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { speakerLabel } from '#editor/transcript/speaker-label.ts';
import { playbackOf } from '#web/kit/player/playback.ts';

/** Somebody pressed the name of a speaker; `detail` is the utterance. */
export const speakerEvent = 'hark-speaker';
export type SpeakerEvent = CustomEvent<{ element: HTMLElement; position: number }>;

/** Who says it and when, then the words. Plain DOM: a long conversation has thousands of these. */
export function utteranceView({ node, editor, getPos }: NodeViewRendererProps): NodeView {
  const dom = document.createElement('div');
  dom.className = 'utterance';
  const head = document.createElement('div');
  head.className = 'utterance-head';
  head.contentEditable = 'false';
  const speaker = makeButton('utterance-speaker', editor, () => {
    const position = getPos();
    if (position === undefined || !editor.isEditable) return;
    const detail = { element: speaker, position };
    dom.dispatchEvent(new CustomEvent(speakerEvent, { detail, bubbles: true }));
  });
  let shown = node;
  const time = makeButton('utterance-time', editor, () => {
    const { fileId, start } = shown.attrs as { fileId: string | null; start: number };
    const playback = fileId === null ? null : playbackOf(fileId);
    playback?.seek(start);
    playback?.play();
  });
  head.append(speaker, time);
  const contentDOM = document.createElement('p');
  dom.append(head, contentDOM);
  show(node, speaker, time);
  return {
    dom,
    contentDOM,
    update: (next) => {
      if (next.type !== node.type) return false;
      shown = next;
      show(next, speaker, time);
      return true;
    },
    // Presses on the name and the time are theirs, not the text's.
    stopEvent: ({ target }) => target instanceof globalThis.Node && head.contains(target),
    ignoreMutation: ({ type, target }) => type !== 'selection' && !contentDOM.contains(target),
  };
}

function show({ attrs }: Node, speaker: HTMLElement, time: HTMLButtonElement): void {
  const { speakerName, speakerId, start, end, fileId } = attrs as Record<string, unknown>;
  const name = speakerLabel(speakerName, speakerId);
  speaker.textContent = name;
  speaker.setAttribute('aria-label', `${name}: rename, assign or merge`);
  time.textContent = formatTime(Number(start));
  // A transcript without its recording has times too: they say where in the talk it was.
  time.disabled = fileId == null;
  time.setAttribute('aria-label', `${time.disabled ? 'At' : 'Play from'} ${time.textContent}`);
  time.hidden = !isTimed({ start, end });
}

function makeButton(className: string, editor: Editor, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.tabIndex = -1;
  button.addEventListener('click', onPress);
  // The cursor stays where it is.
  button.addEventListener('mousedown', (event) => editor.isEditable && event.preventDefault());
  return button;
}
