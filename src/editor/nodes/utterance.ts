import { Node } from '@tiptap/core';
import { identifier, pattern, seconds, text } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';
import { wordTimesPattern } from '#editor/transcript/word-times.ts';

/** What one speaker said in one go. Its text is edited like any other; the words keep their times beside it. */
export const Utterance = Node.create({
  name: 'utterance',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes() {
    return defineAttributes({
      fileId: { type: identifier, default: null },
      speakerId: { type: identifier, default: null },
      speakerName: { type: text(300), default: '' },
      start: { type: seconds, default: 0 },
      end: { type: seconds, default: 0 },
      words: { type: pattern('word times', wordTimesPattern, 500_000), default: '' },
    });
  },
  parseHTML() {
    return [{ tag: 'p[data-type="utterance"]', priority: 60 }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['p', { 'data-type': 'utterance', class: 'utterance', ...HTMLAttributes }, 0];
  },
});
