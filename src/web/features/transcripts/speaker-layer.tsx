import type { Editor } from '@tiptap/react';
import { yUndoPluginKey } from '@tiptap/y-tiptap';
import { useEffect, useRef, useState } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { SpeakerChoice } from '#editor/transcript/assign-speaker.ts';
import { listSpeakers, mergeSpeakers, renameSpeaker } from '#editor/transcript/place-transcript.ts';
import { newSpeaker, speakerKeys } from '#editor/transcript/speaker-keys.ts';
import { speakerLabel } from '#editor/transcript/speaker-label.ts';
import { asEditorNode, asTransform } from '#web/kit/editor/extensions/schema-extensions.ts';
import { FloatingPanel } from '#web/features/highlights/index.ts';
import { SpeakerContact, type LinkedContact } from '#web/features/people/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { playbackOf } from '#web/kit/player/playback.ts';
import { assign, speakersOf, type Span } from './assign-while-listening.ts';
import { transcriptShortcuts } from './shortcuts.ts';
import { useListeningKeys } from './use-listening-keys.ts';
import { speakerEvent, type SpeakerEvent } from './utterance-view.ts';
import classes from './transcript.module.css';

type Opened = {
  span: Span;
  element: HTMLElement;
  speakerId: string;
  name: string;
  sample: { fileId: string; start: number } | null;
};

const sampleSeconds = 5;
const assignKeys = transcriptShortcuts.assignSpeaker.keys.slice(0, 2);

type SpeakerLayerProps = {
  editor: Editor;
  /** Null in a text that has no contacts. */
  noteId: string | null;
};

/** Who is it? Asked from a name in the transcript, answered for every word that they said. */
export function SpeakerLayer({ editor, noteId }: SpeakerLayerProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useListeningKeys(editor);
  useEffect(() => {
    const { dom } = editor.view;
    const onPress = (event: Event) => {
      const { element, position } = (event as SpeakerEvent).detail;
      const { speakerId, speakerName, fileId, start } = (editor.state.doc.nodeAt(position)?.attrs ??
        {}) as Record<string, unknown>;
      if (typeof speakerId !== 'string') return;
      const span = selectedAround(editor, position) ?? { from: position + 1, to: position + 1 };
      const sample = typeof fileId === 'string' ? { fileId, start: Number(start) } : null;
      setOpened({
        element,
        span,
        speakerId,
        name: typeof speakerName === 'string' ? speakerName : '',
        sample,
      });
    };
    dom.addEventListener(speakerEvent, onPress);
    return () => dom.removeEventListener(speakerEvent, onPress);
  }, [editor]);
  return (
    opened && (
      <SpeakerPanel
        key={opened.speakerId}
        editor={editor}
        noteId={noteId}
        {...opened}
        onClose={() => setOpened(null)}
      />
    )
  );
}

type SpeakerPanelProps = Opened & SpeakerLayerProps & { onClose: () => void };

function SpeakerPanel(props: SpeakerPanelProps) {
  const { editor, noteId, element, span, speakerId, name, sample, onClose } = props;
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const others = listSpeakers(asEditorNode(editor.state.doc)).filter(({ id }) => id !== speakerId);
  const playback = sample && playbackOf(sample.fileId);

  /** The field goes with the panel; the next key starts from the name again. */
  function leave() {
    onClose();
    element.focus({ preventScroll: true });
  }

  function change(
    message: string,
    run: (tr: ReturnType<typeof asTransform>) => void,
    takeBack: () => void = () => {},
  ) {
    // A step of its own: undoing it takes back nothing else.
    const { undoManager } = (yUndoPluginKey.getState(editor.state) ?? {}) as {
      undoManager?: { stopCapturing: () => void };
    };
    undoManager?.stopCapturing();
    const { tr } = editor.state;
    run(asTransform(tr));
    editor.view.dispatch(tr);
    undoManager?.stopCapturing();
    leave();
    showToast({
      message,
      undo: () => {
        editor.commands.undo();
        takeBack();
      },
    });
  }

  function link({ name: known, takeBack }: LinkedContact) {
    if (known !== null)
      return change(`Linked to “${known}”`, (tr) => renameSpeaker(tr, speakerId, known), takeBack);
    leave();
    return showToast({ message: 'Added to the speakers of this note', undo: takeBack });
  }

  const everyone = speakersOf(editor);
  const keys = [...speakerKeys(everyone)];
  const isNew = ({ id }: SpeakerChoice) => !everyone.some((other) => other.id === id);
  function give(choice: SpeakerChoice, label: string) {
    if (!assign(editor, span, choice)) return;
    leave();
    showToast({
      message: `Assigned to ${isNew(choice) ? 'a new speaker' : label}`,
      undo: () => editor.commands.undo(),
    });
  }

  return (
    <FloatingPanel
      label="Speaker"
      rectOf={() => element.getBoundingClientRect()}
      onClose={onClose}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <form
        className={classes.panel}
        onSubmit={(event) => {
          event.preventDefault();
          const parsed = parseText(textLimits.personName, text);
          if (!parsed.ok) setProblem(parsed.message);
          else change(`Renamed to “${parsed.value}”`, (tr) => renameSpeaker(tr, speakerId, parsed.value));
        }}
      >
        <TextField
          label="Name of the speaker"
          placeholder={speakerLabel('', speakerId)}
          value={text}
          error={problem}
          ref={input}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={classes.actions}>
          {playback && sample && (
            <Button onClick={() => playback.playPart(sample.start, sample.start + sampleSeconds)}>
              Play a sample
            </Button>
          )}
          <Button variant="primary" type="submit">
            Rename everywhere
          </Button>
        </div>
        {noteId !== null && <SpeakerContact noteId={noteId} speakerName={name} onLink={link} />}
        <div className={classes.others}>
          <span className={classes.label}>
            {span.from < span.to ? 'Assign selected words to' : 'Assign paragraph to'}
          </span>
          {[...everyone.filter(({ id }) => id !== speakerId), newSpeaker(everyone)].map((choice) => {
            const label = isNew(choice) ? 'New speaker' : speakerLabel(choice.name, choice.id);
            const key = keys.find(([, { id }]) => id === choice.id)?.[0] ?? 10;
            return (
              <Button
                key={choice.id}
                variant="quiet"
                aria-label={`Assign to ${label}`}
                onClick={() => give(choice, label)}
              >
                {label}
                {key <= 9 && <Kbd keys={[...assignKeys, String(key)]} />}
              </Button>
            );
          })}
        </div>
        {others.length > 0 && (
          <div className={classes.others}>
            <span className={classes.label}>Merge with</span>
            {others.map((other) => {
              const label = speakerLabel(other.name, other.id);
              return (
                <Button
                  key={other.id}
                  variant="quiet"
                  aria-label={`Merge with ${label}`}
                  onClick={() => change(`Merged into ${label}`, (tr) => mergeSpeakers(tr, speakerId, other))}
                >
                  {label}
                </Button>
              );
            })}
          </div>
        )}
      </form>
    </FloatingPanel>
  );
}

/** The selection, where it touches the paragraph whose speaker was pressed. */
function selectedAround(editor: Editor, position: number): Span | null {
  const { selection, doc } = editor.state;
  const end = position + (doc.nodeAt(position)?.nodeSize ?? 0);
  if (selection.empty || selection.to <= position || selection.from >= end) return null;
  return { from: selection.from, to: selection.to };
}
