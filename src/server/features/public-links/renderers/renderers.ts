import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import { renderInsight, renderNote } from './render-document.ts';
import { renderFolder } from './render-folder.ts';
import { renderHighlight } from './render-highlight.ts';
import { renderProject } from './render-project.ts';
import { renderView } from './render-view.ts';
import type { Renderer } from './renderer.ts';

/** A kind of object without a line here can't be shared by a link. */
export const renderers: Readonly<Partial<Record<AccessObjectType, Renderer>>> = {
  folder: renderFolder,
  project: renderProject,
  note: renderNote,
  insight: renderInsight,
};

type Part = { readonly highlightId: string | null; readonly viewId: string | null };

export function rendererOf(type: AccessObjectType, { highlightId, viewId }: Part): Renderer | undefined {
  if (viewId !== null) return type === 'project' ? renderView(viewId) : undefined;
  if (highlightId === null) return renderers[type];
  return type === 'note' || type === 'insight' ? renderHighlight(highlightId, type) : undefined;
}
