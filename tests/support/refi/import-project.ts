import { eventually } from '../eventually.ts';
import { putBytes } from '../put-bytes.ts';
import type { Person } from '../scene.ts';
import type { TestApp } from '../test-app.ts';
import { ask } from '../work.ts';

export type ProjectImportAnswer = {
  id: string;
  status: string;
  error: string | null;
  projectId: string | null;
  noteCount: number;
  reports: string[];
  contents: Record<string, unknown> | null;
};

type File = { fileName: string; bytes: Buffer | Uint8Array; projectId?: string };

/** Sends a file; answers its status with the words of a refusal. */
export async function sendProject(
  app: TestApp,
  person: Person,
  { fileName, bytes, projectId }: File,
): Promise<{ id: string; status: number; title: string }> {
  const { createProjectImport } = await ask(
    person,
    'mutation ($input: CreateProjectImportInput!) { createProjectImport(input: $input) { id } }',
    { input: { projectId, fileName } },
  );
  return {
    id: createProjectImport.id,
    ...(await putBytes(app, person, `/files/project-imports/${createProjectImport.id}`, bytes)),
  };
}

export async function readProjectImport(person: Person, id: string): Promise<ProjectImportAnswer> {
  const fields = `id status error projectId noteCount reports
    contents { name projects origin sourceCount codeCount codingCount caseCount memoCount kept missingFileCount }`;
  return (await ask(person, `query ($id: ID!) { projectImport(id: $id) { ${fields} } }`, { id }))
    .projectImport;
}

/** Sends it, starts it and waits for its end. */
export async function importProject(
  app: TestApp,
  person: Person,
  { intoNew = true, ...file }: File & { intoNew?: boolean },
): Promise<ProjectImportAnswer> {
  const { id, status, title } = await sendProject(app, person, file);
  if (status !== 204) throw new Error(title);
  await ask(
    person,
    'mutation ($id: ID!, $intoNew: Boolean!) { startProjectImport(id: $id, intoNew: $intoNew) { id } }',
    { id, intoNew },
  );
  return eventually(
    'the import has ended',
    async () => {
      const made = await readProjectImport(person, id);
      return made.status === 'RUNNING' ? undefined : made;
    },
    { withinMs: 60_000 },
  );
}
