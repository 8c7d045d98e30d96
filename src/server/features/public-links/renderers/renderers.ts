import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import { renderInsight, renderNote } from './render-document.ts';
import { renderFolder } from './render-folder.ts';
import { renderHighlight } from './render-highlight.ts';
import { renderProject } from './render-project.ts';
import type { Renderer } from './renderer.ts';

/** A kind of object without a line here can't be shared by a link. */
export const renderers: Readonly<Partial<Record<AccessObjectType, Renderer>>> = {
  folder: renderFolder,
  project: renderProject,
  note: renderNote,
  insight: renderInsight,
};

export function rendererOf(type: AccessObjectType, highlightId: string | null): Renderer | undefined {
  if (highlightId === null) return renderers[type];
  return type === 'note' || type === 'insight' ? renderHighlight(highlightId, type) : undefined;
}
