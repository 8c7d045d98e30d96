import { strFromU8, unzipSync } from 'fflate';
import { exportFiles, type ExportFile, type ExportRow } from '#domain/exports/export-files.ts';
import { furtherFiles, type FurtherFile, type FurtherRow } from '#domain/exports/further-files.ts';
import type { Codec } from '#domain/codec/codec.ts';
import { parseJsonLines } from '#domain/exports/json-lines.ts';
import { eventually } from '../eventually.ts';
import type { Person } from '../scene.ts';
import type { TestApp } from '../test-app.ts';
import { ask } from '../work.ts';

type AnyFile = ExportFile | FurtherFile;
type RowOf<F extends AnyFile> = F extends ExportFile
  ? ExportRow<F>
  : F extends FurtherFile
    ? FurtherRow<F>
    : never;

export type CommunityArchive = {
  readonly bytes: Buffer;
  readonly paths: readonly string[];
  /** Checked by their codec. */
  readonly rows: <F extends AnyFile>(file: F, folder?: string) => RowOf<F>[];
  readonly packed: (path: string) => Uint8Array | undefined;
};

export async function exportCommunity(
  app: TestApp,
  person: Person,
  projectId: string,
  kind: 'COMMUNITY' | 'COMMUNITY_LINKS' = 'COMMUNITY',
): Promise<CommunityArchive> {
  const { exportProject } = await ask(
    person,
    'mutation ($projectId: ID!, $kind: ProjectExportKind!) { exportProject(projectId: $projectId, kind: $kind) { id } }',
    { projectId, kind },
  );
  return download(app, person, exportProject.id);
}

export async function exportProjects(
  app: TestApp,
  person: Person,
  config: { title: string; projectCategoryIds: string[]; projectIds: string[] },
): Promise<CommunityArchive> {
  const { exportProjects: begun } = await ask(
    person,
    'mutation ($config: ExportConfigInput!) { exportProjects(config: $config, kind: COMMUNITY) { id } }',
    { config },
  );
  return download(app, person, begun.id);
}

async function download(app: TestApp, person: Person, id: string): Promise<CommunityArchive> {
  const url = await eventually('the export has ended', async (): Promise<string | undefined> => {
    const query = 'query ($id: ID!) { projectExport(id: $id) { status downloadUrl error } }';
    const { projectExport } = await ask(person, query, { id });
    if (projectExport.status === 'FAILED') throw new Error(projectExport.error);
    return projectExport.downloadUrl ?? undefined;
  });
  const reply = await app.http.inject({
    method: 'GET',
    url,
    headers: { host: person.visitor.host, authorization: `Bearer ${await person.bearer()}` },
  });
  return openCommunity(reply.rawPayload);
}

export function openCommunity(bytes: Buffer): CommunityArchive {
  const entries = unzipSync(bytes);
  return {
    bytes,
    paths: Object.keys(entries),
    rows: <F extends AnyFile>(file: F, folder = '') => {
      const { name, codec }: { name: string; codec: Codec<unknown> } = { ...exportFiles, ...furtherFiles }[
        file
      ];
      const parsed = parseJsonLines(codec, strFromU8(entries[`${folder}${name}`] ?? new Uint8Array()));
      if (!parsed.ok) throw new Error(`${name}: ${parsed.message}`);
      return parsed.value as RowOf<F>[];
    },
    packed: (path) => entries[path],
  };
}
