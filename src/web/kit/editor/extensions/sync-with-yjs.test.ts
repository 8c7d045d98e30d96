// @vitest-environment happy-dom
import { Editor, Extension } from '@tiptap/core';
import { isChangeOrigin } from '@tiptap/extension-collaboration';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { ySyncPluginKey } from '@tiptap/y-tiptap';
import { afterEach, expect, test } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import { schemaExtensions } from './schema-extensions.ts';
import { SyncWithYjs } from './sync-with-yjs.ts';

const open: Editor[] = [];
afterEach(() => {
  for (const editor of open.splice(0)) editor.destroy();
});

/** Two people on one document; what one writes reaches the other at once. */
function together(extension: Extension = Extension.create({ name: 'nothing' })): [Editor, Editor] {
  const [mine, theirs] = [new Doc(), new Doc()];
  mine.on('update', (update) => applyUpdate(theirs, update, 'wire'));
  theirs.on('update', (update) => applyUpdate(mine, update, 'wire'));
  applyUpdate(theirs, encodeStateAsUpdate(mine));
  const editors = [mine, theirs].map(
    (doc, index) =>
      new Editor({
        extensions: [
          ...schemaExtensions(),
          SyncWithYjs.configure({ fragment: doc.getXmlFragment('document') }),
          ...(index === 1 ? [extension] : []),
        ],
      }),
  );
  open.push(...editors);
  return editors as [Editor, Editor];
}

const wordsOf = (editor: Editor) => editor.state.doc.textContent;

test('what one writes the other reads, caret moves between', () => {
  const [robin, ines] = together();
  robin.commands.insertContent('Hello');
  robin.view.dispatch(robin.state.tr.setSelection(TextSelection.atEnd(robin.state.doc)));
  robin.commands.insertContent(' there');
  ines.view.dispatch(ines.state.tr.setSelection(TextSelection.atStart(ines.state.doc)));
  ines.commands.insertContent('Oh. ');
  expect([wordsOf(robin), wordsOf(ines)]).toEqual(['Oh. Hello there', 'Oh. Hello there']);
});

test('what the editor puts right while others’ words come in is told by the next step, even of the caret', () => {
  const corrects = Extension.create({
    name: 'corrects',
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction: (transactions, _before, { doc, tr }) =>
          transactions.some(isChangeOrigin) && doc.textContent === 'teh' ? tr.insertText('the', 1, 4) : null,
      }),
    ],
  });
  const [robin, ines] = together(corrects);
  robin.commands.insertContent('teh');
  expect(wordsOf(ines)).toBe('the');
  ines.view.dispatch(ines.state.tr.setSelection(TextSelection.atStart(ines.state.doc)));
  expect(wordsOf(robin)).toBe('the');
});

test('the caret alone reads nothing of the shared text', () => {
  const [robin] = together();
  robin.commands.insertContent('Hello');
  robin.view.dispatch(robin.state.tr.setSelection(TextSelection.atStart(robin.state.doc)));
  let transactions = 0;
  const { doc } = ySyncPluginKey.getState(robin.state) as { doc: Doc };
  doc.on('beforeTransaction', () => (transactions += 1));
  robin.view.dispatch(robin.state.tr.setSelection(TextSelection.atEnd(robin.state.doc)));
  expect(transactions).toBe(0);
});
