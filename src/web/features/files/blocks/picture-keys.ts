import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { stepShare } from './picture-shape.ts';

/** While a picture is selected: Alt and an arrow resize it, Tab goes to its controls. */
export function pictureKeys(editor: Editor): Record<string, () => boolean> {
  const resize = (direction: 1 | -1) => () => {
    const picture = selectedPicture(editor);
    if (!picture || !editor.isEditable) return false;
    const { share } = picture.attrs;
    const now = typeof share === 'number' ? share : 100;
    return editor.commands.updateAttributes('image', { share: stepShare(now, direction) });
  };
  return {
    'Alt-ArrowLeft': resize(-1),
    'Alt-ArrowRight': resize(1),
    Tab: () => {
      if (!selectedPicture(editor)) return false;
      const place = editor.view.nodeDOM(editor.state.selection.from);
      const control = place instanceof HTMLElement ? place.querySelector<HTMLElement>('button') : null;
      control?.focus();
      return control !== null;
    },
  };
}

function selectedPicture({ state: { selection } }: Editor) {
  return selection instanceof NodeSelection && selection.node.type.name === 'image' ? selection.node : null;
}
