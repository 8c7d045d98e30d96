import type { EditorView } from '@tiptap/pm/view';

/** While writing, a click into a link places the cursor; with Ctrl or Cmd it opens. Mentions and blocks always open. */
export function keepLinksQuiet(view: EditorView, event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !view.editable || link.matches('.mention, .embed-link, [data-node-view-wrapper] *'))
    return false;
  event.preventDefault();
  if ((event.ctrlKey || event.metaKey) && link.href !== '') window.open(link.href, '_blank', 'noopener');
  return false;
}
