import type { Node } from '@tiptap/pm/model';
import type { Transform } from '@tiptap/pm/transform';
import { utteranceNodes, type SpokenPart } from './utterance-nodes.ts';

export type Placing = { readonly fileId: string | null; readonly parts: readonly SpokenPart[] };

/** Puts a transcript behind its recording, or at the end; one of the same recording gives way to it. */
export function placeTranscript(tr: Transform, { fileId, parts }: Placing): void {
  const old = utterancesOf(tr.doc).filter(({ node }) => node.attrs['fileId'] === fileId);
  for (const { node, position } of old.toReversed()) tr.delete(position, position + node.nodeSize);
  const { schema } = tr.doc.type;
  const nodes = utteranceNodes(parts, fileId).map((node) => schema.nodeFromJSON(node));
  if (nodes.length === 0) return;
  const place = placeFor(tr.doc, fileId, old[0]?.position);
  tr.replaceWith(place === tr.doc.content.size ? place - emptyEndOf(tr.doc) : place, place, nodes);
}

/** The name of a speaker, wherever they speak. */
export function renameSpeaker(tr: Transform, speakerId: string, name: string): void {
  for (const { node, position } of utterancesOf(tr.doc)) {
    if (node.attrs['speakerId'] !== speakerId) continue;
    tr.setNodeMarkup(position, undefined, { ...node.attrs, speakerName: name });
  }
}

/** Two names for one person: what the first said, the second said. */
export function mergeSpeakers(tr: Transform, fromId: string, into: { id: string; name: string }): void {
  for (const { node, position } of utterancesOf(tr.doc)) {
    if (node.attrs['speakerId'] !== fromId) continue;
    tr.setNodeMarkup(position, undefined, { ...node.attrs, speakerId: into.id, speakerName: into.name });
  }
}

export type Speaker = { readonly id: string; readonly name: string; readonly seconds: number };

/** Who speaks in a document and for how long, in the order of their first words. */
export function listSpeakers(doc: Node): Speaker[] {
  const speakers = new Map<string, Speaker>();
  for (const { node } of utterancesOf(doc)) {
    const { speakerId, speakerName, start, end } = node.attrs;
    if (typeof speakerId !== 'string') continue;
    const known = speakers.get(speakerId) ?? { id: speakerId, name: String(speakerName ?? ''), seconds: 0 };
    const seconds = Math.max(0, Number(end) - Number(start));
    speakers.set(speakerId, { ...known, seconds: known.seconds + seconds });
  }
  return [...speakers.values()];
}

function utterancesOf(doc: Node): { node: Node; position: number }[] {
  const found: { node: Node; position: number }[] = [];
  doc.descendants((node, position) => {
    if (node.type.name === 'utterance') found.push({ node, position });
    return !node.isTextblock;
  });
  return found;
}

/** The line that waits for words at the end; what is said takes its place. */
function emptyEndOf({ lastChild }: Node): number {
  return lastChild?.type.name === 'paragraph' && lastChild.content.size === 0 ? lastChild.nodeSize : 0;
}

function placeFor(doc: Node, fileId: string | null, oldPosition: number | undefined): number {
  if (oldPosition !== undefined) return oldPosition;
  let place = doc.content.size;
  doc.forEach((node, offset) => {
    if (node.type.name === 'audioVideo' && node.attrs['fileId'] === fileId) place = offset + node.nodeSize;
  });
  return place;
}
