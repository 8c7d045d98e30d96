import type { Command } from '@tiptap/core';

type ListKind = { readonly list: string; readonly item: string; readonly otherItem: string };

/**
 * Since any block may be in an item, Tiptap would put a whole bullet list into one task. Between kinds of item the
 * lines are taken out first.
 */
export function toggleListOf({ list, item, otherItem }: ListKind): Command {
  return ({ chain, commands, state }) => {
    const { from, to } = state.selection;
    let isOther = false;
    state.doc.nodesBetween(from, to, (node) => {
      isOther ||= node.type.name === otherItem;
      return !isOther;
    });
    return isOther ? chain().clearNodes().wrapInList(list).run() : commands.toggleList(list, item);
  };
}
