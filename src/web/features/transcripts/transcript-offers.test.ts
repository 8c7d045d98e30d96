// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { applyUpdate, Doc } from 'yjs';
import { readAsTranscript } from '#engines/captions/recognize-transcript.ts';
import { schemaExtensions } from '#web/kit/editor/extensions/schema-extensions.ts';
import { SyncWithYjs } from '#web/kit/editor/extensions/sync-with-yjs.ts';
import { addOffer, TranscriptOffers } from './transcript-offers.ts';

const open: Editor[] = [];
afterEach(() => {
  for (const editor of open.splice(0)) editor.destroy();
});

const lines = ['Ada (00:03): It froze.', 'Bo (00:13): How often?', 'Ada (00:20): Twice a day.'];

function editorOn(doc: Doc): Editor {
  const editor = new Editor({
    extensions: [
      ...schemaExtensions(),
      SyncWithYjs.configure({ fragment: doc.getXmlFragment('document') }),
      TranscriptOffers,
    ],
  });
  open.push(editor);
  return editor;
}

/** Words, then a conversation that was pasted under them. */
function withPasted(doc = new Doc()): Editor {
  const editor = editorOn(doc);
  const paragraphs = ['We met in Bern.', ...lines].map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  }));
  editor.commands.setContent({ type: 'doc', content: paragraphs });
  const from = editor.state.doc.firstChild?.nodeSize ?? 0;
  const parts = readAsTranscript(lines.join('\n')) ?? [];
  const to = editor.state.doc.content.size;
  addOffer(editor, { from, to, parts, label: 'This looks like a transcript.', fileIdOf: () => null });
  return editor;
}

const barIn = ({ view }: Editor) => view.dom.querySelector('[role=group][aria-label="Transcript found"]');
const press = (editor: Editor, name: string) =>
  [...(barIn(editor)?.querySelectorAll('button') ?? [])]
    .find(({ textContent }) => textContent === name)
    ?.click();
const typesIn = ({ state }: Editor) => state.doc.children.map(({ type }) => type.name);

test('stays above the text while people write, and makes it a transcript when it is taken', () => {
  const editor = withPasted();
  editor.commands.insertContentAt(1, 'Notes. ');
  expect(barIn(editor)?.nextElementSibling?.textContent).toBe(lines[0]);
  press(editor, 'Make it a transcript');
  expect(typesIn(editor)).toEqual(['paragraph', 'utterance', 'utterance', 'utterance']);
  expect(barIn(editor)).toBeNull();
});

test('is made once: an undo brings the text back and not the question', () => {
  const editor = withPasted();
  press(editor, 'Make it a transcript');
  editor.commands.undo();
  expect(editor.state.doc.textContent).toContain(lines[2]);
  expect(typesIn(editor)).not.toContain('utterance');
  expect(barIn(editor)).toBeNull();
});

test('is dismissed by its button or Escape in it, and the text stays', () => {
  for (const dismiss of [
    (editor: Editor) => press(editor, 'Dismiss'),
    (editor: Editor) =>
      barIn(editor)
        ?.querySelector('button')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ]) {
    const editor = withPasted();
    const before = editor.state.doc.toJSON();
    dismiss(editor);
    expect(barIn(editor)).toBeNull();
    expect(editor.state.doc.toJSON()).toEqual(before);
  }
});

test('goes with its text', () => {
  const editor = withPasted();
  const start = editor.state.doc.firstChild?.nodeSize ?? 0;
  editor.commands.deleteRange({ from: start, to: editor.state.doc.content.size });
  expect(barIn(editor)).toBeNull();
});

test('follows what somebody else writes in the same note, and is not shown to them', () => {
  const [mine, theirs] = [new Doc(), new Doc()];
  mine.on('update', (update) => applyUpdate(theirs, update, 'wire'));
  theirs.on('update', (update) => applyUpdate(mine, update, 'wire'));
  const other = editorOn(theirs);
  const editor = withPasted(mine);
  expect(barIn(other)).toBeNull();
  other.commands.insertContentAt(1, 'Hello. ');
  press(editor, 'Make it a transcript');
  expect(editor.state.doc.firstChild?.textContent).toBe('Hello. We met in Bern.');
  expect(typesIn(editor)).toEqual(['paragraph', 'utterance', 'utterance', 'utterance']);
});
