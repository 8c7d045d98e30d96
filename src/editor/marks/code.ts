import { Code as BaseCode } from '@tiptap/extension-code';

/** Tiptap's excludes every other mark; here code must be able to carry highlights and comments. */
export const Code = BaseCode.extend({ excludes: '' });
