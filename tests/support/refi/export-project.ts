import { strFromU8, unzipSync } from 'fflate';
import { eventually } from '../eventually.ts';
import type { Person } from '../scene.ts';
import type { TestApp } from '../test-app.ts';
import { ask } from '../work.ts';
import { problemsOfRefi } from './validate-refi.ts';

/** The file of an export, once it is made. */
export async function exportProject(
  app: TestApp,
  person: Person,
  { projectId, kind }: { projectId: string; kind: 'QDPX' | 'CODEBOOK' },
): Promise<Buffer> {
  const { exportProject: begun } = await ask(
    person,
    'mutation ($projectId: ID!, $kind: ProjectExportKind!) { exportProject(projectId: $projectId, kind: $kind) { id } }',
    { projectId, kind },
  );
  const url = await eventually('the export has ended', async (): Promise<string | undefined> => {
    const { projectExport } = await ask(
      person,
      'query ($id: ID!) { projectExport(id: $id) { status downloadUrl error } }',
      { id: begun.id },
    );
    if (projectExport.status === 'FAILED') throw new Error(projectExport.error);
    return projectExport.downloadUrl ?? undefined;
  });
  const reply = await app.http.inject({
    method: 'GET',
    url,
    headers: { host: person.visitor.host, authorization: `Bearer ${await person.bearer()}` },
  });
  return reply.rawPayload;
}

export type RefiArchive = {
  readonly bytes: Buffer;
  readonly xml: string;
  readonly files: readonly string[];
  readonly text: (guid: string) => string;
  /** Of a file that the document names. */
  readonly bytesOf: (path: string) => Uint8Array;
};

/** An archive whose document is valid. */
export async function exportArchive(app: TestApp, person: Person, projectId: string): Promise<RefiArchive> {
  const bytes = await exportProject(app, person, { projectId, kind: 'QDPX' });
  const entries = unzipSync(bytes);
  const read = (path: string) => strFromU8(entries[path] ?? new Uint8Array());
  const xml = read('project.qde');
  const problems = await problemsOfRefi(xml);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    bytes,
    xml,
    files: Object.keys(entries).toSorted(),
    text: (guid) => read(`sources/${guid}.txt`),
    bytesOf: (path) => entries[path.replace('internal://', 'sources/')] ?? new Uint8Array(),
  };
}
