import { sql } from 'kysely';
import { codeElement, type RefiCode } from '#domain/refi/refi-code.ts';
import type { RefiSet } from '#domain/refi/refi-project.ts';
import type { RefiVariable } from '#domain/refi/refi-source.ts';
import { noteRefs, sourceElement, textElement, valueElement } from '#domain/refi/source-element.ts';
import { element, elementOrNone, writeElement, type XmlElement } from '#domain/refi/xml-element.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { ZipEntry } from '#server/platform/zip/zip-pieces.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import type { PackedFile } from './note-sources.ts';
import { projectContents, type Contents } from './project-contents.ts';
import { readCases, type ExportedCase } from './read-cases.ts';
import { readCodes } from './read-codes.ts';
import { memoText } from './place-comments.ts';
import { readOrigins, type Origins } from './read-origins.ts';
import { readSets } from './read-sets.ts';

import { readVariables } from './read-variables.ts';
import '#server/kernel/projects/tables.ts';

/** A project as a REFI-QDA archive (QDPX): its sources as files, and one document that says what is coded in them. */
export async function* projectArchive(
  ctx: Ctx,
  { projectId, storage }: { projectId: string; storage: Storage },
): AsyncGenerator<ZipEntry> {
  const origins = await readOrigins(ctx, projectId);
  const { guidOf } = origins;
  const project = await readProject(ctx, projectId);
  const { codes, memos } = await readCodes(ctx, projectId, { origins, memos: 'apart' });
  const noteFields = await readVariables(ctx, projectId, { owner: 'note', origins });
  const insightFields = await readVariables(ctx, projectId, { owner: 'insight', origins });
  const personFields = await readVariables(ctx, projectId, { owner: 'person', origins });
  const cases = await readCases(ctx, projectId, { variables: personFields, origins });
  const parts = new Parts();
  const files: PackedFile[] = [];
  const heads = new Map<string, string>();
  const links: Contents['links'][number][] = [];
  const comments = [...memos];
  const reading = { storage, projectId, origins, noteFields, insightFields, cases };
  for await (const made of projectContents(ctx, reading)) {
    for (const { guid, text } of made.texts) yield { path: `sources/${guid}.txt`, text };
    for (const source of made.sources) parts.add('sources', sourceElement(source));
    for (const memo of made.memos) parts.add('notes', textElement('Note', memo));
    links.push(...made.links);
    comments.push(...made.comments);
    files.push(...made.files);
    const [head] = made.sources;
    if (!made.note || !head) continue;
    heads.set(made.note.id, head.guid);
    if (made.sources.length > 1)
      parts.add('sets', noteSet(guidOf(derivedGuid(made.note.id, 'set')), made.note.title, made.sources));
  }
  // A copy says what its insight says, which comes after it; one whose insight is gone speaks for itself.
  for (const memo of comments.toSorted((a, b) => Number(a.isCopy) - Number(b.isCopy))) {
    if (parts.guids.has(memo.guid)) continue;
    yield { path: `sources/${memo.guid}.txt`, text: memo.text };
    parts.add('notes', textElement('Note', memoText(memo)));
  }
  const inCodes = new Set(guidsOf(codes));
  for (const { guid, from, to } of links) {
    // A card may show something of another project, which is in no archive of this one.
    if (!parts.guids.has(to) && !inCodes.has(to)) continue;
    parts.add('links', element('Link', { guid, direction: 'OneWay', originGUID: from, targetGUID: to }));
  }
  for (const one of cases) parts.add('cases', caseElement(one, origins, heads));
  for (const kept of origins.projects) {
    for (const one of kept.links) parts.add('links', one);
    for (const one of kept.graphs) parts.add('graphs', one);
  }
  for (const one of await readSets(ctx, projectId, { origins, heads })) parts.add('sets', setElement(one));
  for (const { path, key, size } of files)
    yield { path: `sources/${path}`, size, bytes: await storage.open(key) };
  const users = await userElements(ctx, parts.users, origins);
  // A variable of sources and cases is a field of each. Fields of the workspace are there if the project uses them.
  const named = [...personFields.all, ...insightFields.all, ...noteFields.all].filter(
    ({ guid, isOwn }) => isOwn || parts.variables.has(guid),
  );
  const variables = new Map(named.map((one) => [one.guid, one]));
  const notes = origins.projects.flatMap((kept) => kept.noteRefs);
  const written = { users, codes, variables: [...variables.values()], parts, notes };
  yield { path: 'project.qde', text: writeProject(project, written) };
}

function guidsOf(codes: readonly RefiCode[]): string[] {
  return codes.flatMap(({ id, codes: inside }) => [id, ...guidsOf(inside)]);
}

type Place = 'cases' | 'sources' | 'notes' | 'links' | 'sets' | 'graphs';

/** Written as they come: the elements of a long project would take many times the memory of their text. */
class Parts {
  readonly users = new Set<string>();
  readonly guids = new Set<string>();
  readonly variables = new Set<string>();
  readonly #written: Record<Place, string[]> = {
    cases: [],
    sources: [],
    notes: [],
    links: [],
    sets: [],
    graphs: [],
  };

  add(place: Place, part: XmlElement): void {
    this.#note(part);
    this.#written[place].push(writeElement(part, '    '));
  }

  wrapped(place: Place, name: string): string {
    const inside = this.#written[place];
    return inside.length === 0 ? '' : `  <${name}>\n${inside.join('')}  </${name}>\n`;
  }

  #note({ name, attributes, children }: XmlElement): void {
    if (name === 'VariableRef') this.variables.add(attributes['targetGUID'] ?? '');
    if (attributes['guid'] !== undefined) this.guids.add(attributes['guid']);
    if (attributes['creatingUser'] !== undefined) this.users.add(attributes['creatingUser']);
    for (const child of children) this.#note(child);
  }
}

type Written = {
  readonly users: readonly XmlElement[];
  readonly codes: readonly RefiCode[];
  readonly variables: readonly RefiVariable[];
  readonly parts: Parts;
  /** Memos about the whole project. */
  readonly notes: readonly string[];
};

function writeProject(project: Project, { users, codes, variables, parts, notes }: Written): string {
  const { title, createdAt, summary } = project;
  const head = [
    ...elementOrNone('Users', users),
    ...(codes.length === 0 ? [] : [element('CodeBook', {}, [element('Codes', {}, codes.map(codeElement))])]),
    ...elementOrNone('Variables', variables.map(variableElement)),
  ];
  const open = element('Project', {
    xmlns: 'urn:QDA-XML:project:1.0',
    name: title || 'Untitled project',
    origin: 'Hark',
    creationDateTime: createdAt.toISOString(),
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n',
    writeElement(open).replace(/\/>\n$/, '>\n'),
    ...head.map((one) => writeElement(one, '  ')),
    parts.wrapped('cases', 'Cases'),
    parts.wrapped('sources', 'Sources'),
    parts.wrapped('notes', 'Notes'),
    parts.wrapped('links', 'Links'),
    parts.wrapped('sets', 'Sets'),
    parts.wrapped('graphs', 'Graphs'),
    ...elementOrNone('Description', summary).map((one) => writeElement(one, '  ')),
    ...noteRefs({ notes }).map((one) => writeElement(one, '  ')),
    '</Project>\n',
  ].join('');
}

function variableElement({ guid, name, type, description }: RefiVariable): XmlElement {
  return element('Variable', { guid, name, typeOfVariable: type }, elementOrNone('Description', description));
}

function caseElement(
  { id, name, values, noteIds, description, isMasked }: ExportedCase,
  { guidOf, keptOf }: Origins,
  heads: ReadonlyMap<string, string>,
): XmlElement {
  // Of a hidden contact a file may say who it is.
  const kept = isMasked ? {} : keptOf(id);
  const refs = (tag: string, guids: readonly string[] = []) =>
    guids.map((targetGUID) => element(tag, { targetGUID }));
  const sources = noteIds
    .flatMap((noteId) => heads.get(noteId) ?? [])
    .filter((guid) => !kept.bySelection?.includes(guid));
  return element('Case', { guid: guidOf(id), name: kept.name ?? name }, [
    ...elementOrNone('Description', description || (kept.description ?? '')),
    ...refs('CodeRef', kept.codes),
    ...values.map(valueElement),
    ...refs('SourceRef', sources),
    ...refs('SelectionRef', kept.selections),
  ]);
}

/** A note that is several sources. */
function noteSet(guid: string, name: string, sources: readonly { guid: string }[]): XmlElement {
  return element(
    'Set',
    { guid, name },
    sources.map((source) => element('MemberSource', { targetGUID: source.guid })),
  );
}

function setElement({ guid, name, description, codes, sources, notes }: RefiSet): XmlElement {
  const members = (tag: string, guids: readonly string[]) =>
    guids.map((targetGUID) => element(tag, { targetGUID }));
  return element('Set', { guid, name }, [
    ...elementOrNone('Description', description),
    ...members('MemberCode', codes),
    ...members('MemberSource', sources),
    ...members('MemberNote', notes),
  ]);
}

async function userElements(
  ctx: Ctx,
  ids: ReadonlySet<string>,
  { projects }: Origins,
): Promise<XmlElement[]> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from members
    where ${isInWorkspace(ctx.workspace.id, 'id', ids)} order by id`.execute(await ctx.reads.db());
  await ctx.reads.end();
  const users = [
    ...projects.flatMap((kept) => kept.users),
    ...rows.map(({ id, name }) => ({ guid: id, name })),
  ];
  const byGuid = new Map(users.map((user) => [user.guid, user]));
  return [...byGuid.values()].map(({ guid, name }) => element('User', { guid, name }));
}

type Project = { readonly title: string; readonly summary: string; readonly createdAt: Date };

async function readProject(ctx: Ctx, projectId: string): Promise<Project> {
  const db = await ctx.reads.db();
  const row = await db
    .selectFrom('projects')
    .select(['title', 'summary', 'created_at as createdAt'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', projectId)
    .executeTakeFirst();
  await ctx.reads.end();
  if (!row) throw new NotFound();
  return row;
}
