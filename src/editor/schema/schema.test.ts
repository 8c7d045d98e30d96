import { Editor } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { calloutKinds } from '#editor/nodes/callout.ts';
import { documentExtensions } from './document-extensions.ts';
import type { DocumentJson } from './document-json.ts';
import { toMarkdown } from '#editor/markdown/to-markdown.ts';

function editorWith(content: string): Editor {
  const lines = content.split('\n').map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
  return new Editor({
    element: null,
    extensions: documentExtensions(),
    content: { type: 'doc', content: lines },
  });
}

const shown = (editor: Editor) => toMarkdown(editor.getJSON() as DocumentJson).trim();

describe('the editor’s commands work on this schema', () => {
  test('lists nest, lift and change their kind', () => {
    const editor = editorWith('one\ntwo');
    editor.chain().setTextSelection({ from: 1, to: 9 }).toggleBulletList().run();
    expect(shown(editor)).toBe('- one\n- two');
    editor.chain().setTextSelection(10).sinkListItem('listItem').run();
    expect(shown(editor)).toBe('- one\n  - two');
    editor.chain().liftListItem('listItem').run();
    expect(shown(editor)).toBe('- one\n- two');
    editor.chain().selectAll().toggleTaskList().run();
    expect(shown(editor)).toBe('- [ ] one\n- [ ] two');
    editor.chain().selectAll().toggleOrderedList().run();
    expect(shown(editor)).toBe('1. one\n2. two');
    editor.chain().selectAll().toggleBulletList().run();
    expect(shown(editor)).toBe('- one\n- two');
    editor.chain().setTextSelection(4).toggleBulletList().run();
    expect(shown(editor)).toBe('one\n\n- two');
  });

  test('an item splits in two', () => {
    const editor = editorWith('onetwo');
    editor.chain().setTextSelection(1).toggleBulletList().setTextSelection(6).splitListItem('listItem').run();
    expect(shown(editor)).toBe('- one\n- two');
  });

  test('tables, headings, code, links and marks', () => {
    const editor = editorWith('text');
    editor
      .chain()
      .setTextSelection({ from: 1, to: 5 })
      .toggleBold()
      .toggleCode()
      .setLink({ href: 'https://a.b' })
      .run();
    expect(shown(editor)).toBe('[**`text`**](https://a.b)');
    editor.commands.toggleHeading({ level: 2 });
    expect(shown(editor)).toMatch(/^## /);
    editor.chain().selectAll().insertTable({ rows: 2, cols: 2, withHeaderRow: true }).run();
    expect(shown(editor)).toBe('|  |  |\n| --- | --- |\n|  |  |');
  });

  test('a dangerous link is not set', () => {
    const editor = editorWith('text');
    editor.chain().selectAll().setLink({ href: 'javascript:alert(1)' }).run();
    expect(shown(editor)).toBe('text');
  });
});

test('callouts are GitHub’s five', () => {
  expect(calloutKinds).toEqual(['note', 'tip', 'important', 'warning', 'caution']);
});
