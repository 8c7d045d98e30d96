import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import { renderInsight, renderNote } from './render-document.ts';
import { renderProject } from './render-project.ts';
import type { Renderer } from './renderer.ts';

/** A kind of object without a line here can't be shared by a link. */
export const renderers: Readonly<Partial<Record<AccessObjectType, Renderer>>> = {
  project: renderProject,
  note: renderNote,
  insight: renderInsight,
};
