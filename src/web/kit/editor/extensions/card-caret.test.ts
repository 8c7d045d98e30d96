// @vitest-environment happy-dom
import { Editor, type JSONContent } from '@tiptap/core';
import { Gapcursor } from '@tiptap/extensions';
import { NodeSelection } from '@tiptap/pm/state';
import { afterEach, expect, test } from 'vitest';
import { insertCards } from '../menus/insert-cards.ts';
import { CardCaret } from './card-caret.ts';
import { Paste } from './paste.ts';
import { schemaExtensions } from './schema-extensions.ts';

const id = '0b9c1d2e-0000-4000-8000-000000000001';
const card = { type: 'referenceCard', attrs: { kind: 'highlight', id } };
const cardHtml = `<div data-type="referenceCard" data-kind="highlight" data-id="${id}"></div>`;
const line = (text = '') => ({ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] });

const open: Editor[] = [];
afterEach(() => {
  for (const editor of open.splice(0)) editor.destroy();
});

function editorOf(...content: JSONContent[]): Editor {
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: [...schemaExtensions(), Gapcursor, CardCaret, Paste],
    content: { type: 'doc', content },
  });
  open.push(editor);
  return editor;
}

function blocksOf({ state }: Editor): string[] {
  return state.doc.content.content.map((node) => (node.isAtom ? 'card' : node.textContent));
}

function selectBlock(editor: Editor, at: number): void {
  editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, at)));
}

/** As the editor writes where the browser has no line to write into; within a line the browser writes. */
function press(editor: Editor, key: string): void {
  const charCode = key.charCodeAt(0);
  const pressed = new KeyboardEvent('keypress', { key, bubbles: true, cancelable: true });
  Object.defineProperty(pressed, 'charCode', { value: charCode });
  editor.view.dom.dispatchEvent(pressed);
  if (!pressed.defaultPrevented) editor.commands.insertContent(key);
}

function pressKey(editor: Editor, pressed: KeyboardEventInit): void {
  editor.view.dom.dispatchEvent(
    new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true }),
  );
}

function pasteText(editor: Editor, text: string): void {
  const clipboardData = {
    files: [],
    types: ['text/plain'],
    getData: (kind: string) => (kind === 'text/plain' ? text : ''),
  };
  editor.view.pasteText(
    text,
    Object.assign(new Event('paste'), { clipboardData }) as unknown as ClipboardEvent,
  );
}

test('a letter typed while a card is selected goes into a line below it', () => {
  const editor = editorOf(line('Before'), card, line('After'));
  selectBlock(editor, 8);
  press(editor, 'a');
  press(editor, 'b');
  expect(blocksOf(editor)).toEqual(['Before', 'card', 'ab', 'After']);
});

test('so do pasted words', () => {
  const editor = editorOf(card);
  selectBlock(editor, 0);
  pasteText(editor, 'words');
  expect(blocksOf(editor)).toEqual(['card', 'words']);
});

test('Backspace still removes a selected card', () => {
  const editor = editorOf(line('Before'), card, line('After'));
  selectBlock(editor, 8);
  pressKey(editor, { key: 'Backspace' });
  expect(blocksOf(editor)).toEqual(['Before', 'After']);
});

const ways: Readonly<Record<string, (editor: Editor) => void>> = {
  'the link of a highlight': (editor) => pasteText(editor, `${location.origin}/data/${id}#h=${id}`),
  'a copied card': (editor) => editor.view.pasteHTML(cardHtml, new Event('paste') as ClipboardEvent),
  'a chosen card': (editor) => insertCards(editor, [{ kind: 'highlight', id }]),
};

test.for(Object.entries(ways))('the caret stands in a line below %s', ([, bring]) => {
  const editor = editorOf(line('Before'), line(), line('After'));
  editor.commands.setTextSelection(9);
  bring(editor);
  press(editor, 'a');
  expect(blocksOf(editor)).toEqual(['Before', 'card', 'a', 'After']);
});

test('several cards stand after each other, the caret below the last', () => {
  const editor = editorOf(line('Before'), line());
  editor.commands.setTextSelection(9);
  insertCards(editor, [
    { kind: 'highlight', id },
    { kind: 'note', id },
  ]);
  press(editor, 'a');
  expect(blocksOf(editor)).toEqual(['Before', 'card', 'card', 'a']);
});

test('a card among words parts them, and no word is lost', () => {
  const editor = editorOf(line('Before after'));
  editor.commands.setTextSelection({ from: 1, to: 7 });
  insertCards(editor, [{ kind: 'highlight', id }]);
  press(editor, 'a');
  expect(blocksOf(editor)).toEqual(['Before', 'card', 'a', ' after']);
});

test('a card inserted while another is selected stands below it', () => {
  const editor = editorOf(card, line());
  selectBlock(editor, 0);
  insertCards(editor, [{ kind: 'highlight', id }]);
  expect(blocksOf(editor)).toEqual(['card', 'card', '']);
});

test.for([
  ['End', ['First', 'Last', 'card', 'a']],
  ['Home', ['aFirst', 'Last', 'card']],
] as const)('Ctrl-%s leads to the end that it names', ([key, expected]) => {
  const editor = editorOf(line('First'), line('Last'), card);
  editor.commands.setTextSelection(3);
  pressKey(editor, { key, ctrlKey: true });
  press(editor, 'a');
  expect(blocksOf(editor)).toEqual(expected);
});

test('Ctrl-Home leads above a card that stands first', () => {
  const editor = editorOf(card, line('Last'));
  pressKey(editor, { key: 'Home', ctrlKey: true });
  press(editor, 'a');
  expect(blocksOf(editor)).toEqual(['a', 'card', 'Last']);
});
