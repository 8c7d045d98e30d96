import { randomUUID } from 'node:crypto';
import type { RefiCode } from '#domain/refi/refi-code.ts';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import type { RefiCoding, RefiSource, RefiText } from '#domain/refi/refi-source.ts';

/** What tools get wrong and can be known all the same: an id that two sources have, and codes that are applied but mayn’t be. */
export function mendProject(project: RefiProject): RefiProject {
  const applied = new Set([
    ...project.sources.flatMap(codingsOf).map(({ code }) => code),
    ...project.notes.flatMap(codingsOfText).map(({ code }) => code),
  ]);
  return {
    ...project,
    codes: project.codes.map((code) => asApplied(code, applied)),
    sources: withOwnGuids(project.sources),
    notes: withOwnGuids(project.notes),
  };
}

function withOwnGuids<T extends { readonly guid: string }>(all: readonly T[]): T[] {
  const seen = new Set<string>();
  return all.map((one) => {
    const guid = seen.has(one.guid) ? randomUUID() : one.guid;
    seen.add(guid);
    return { ...one, guid };
  });
}

function asApplied(code: RefiCode, applied: ReadonlySet<string>): RefiCode {
  return {
    ...code,
    isCodable: code.isCodable || applied.has(code.id),
    codes: code.codes.map((inner) => asApplied(inner, applied)),
  };
}

export function codingsOf(source: RefiSource): RefiCoding[] {
  if (source.kind === 'text') return codingsOfText(source);
  const own = [...source.codings, ...source.selections.flatMap((one) => one.codings)];
  if (source.kind === 'picture' || source.kind === 'pdf')
    return [...own, ...(source.representation ? codingsOfText(source.representation) : [])];
  return [
    ...own,
    ...source.transcripts.flatMap(({ selections }) => selections.flatMap((one) => one.codings)),
  ];
}

export function codingsOfText({ codings, selections }: RefiText): RefiCoding[] {
  return [...codings, ...selections.flatMap((one) => one.codings)];
}
