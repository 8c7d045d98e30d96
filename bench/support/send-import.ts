import { request } from 'node:http';
import { decode, type Codec } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { ChildServer } from './child-server.ts';
import { postTo } from './post-to.ts';

export type Importer = { readonly server: ChildServer; readonly bearer: string };
export type TableToSend = {
  readonly target: 'NOTES' | 'CONTACTS';
  readonly text: string;
  readonly columns: readonly object[];
};

const made = object({ id: string });

/** Uploads a table and starts its import, as a browser does. Answers its id. */
export async function sendImport(
  importer: Importer,
  { target, text, columns }: TableToSend,
): Promise<string> {
  const projectId = target === 'NOTES' ? await newProject(importer) : null;
  const { createImport } = await ask(
    importer,
    'mutation ($input: CreateImportInput!) { createImport(input: $input) { id } }',
    { input: { target, projectId, fileName: 'table.csv' } },
    object({ createImport: made }),
  );
  await put(importer, `/files/imports/${createImport.id}`, Buffer.from(text));
  await ask(
    importer,
    'mutation ($input: StartImportInput!) { startImport(input: $input) { id } }',
    { input: { id: createImport.id, columns } },
    object({ startImport: made }),
  );
  return createImport.id;
}

async function newProject(importer: Importer): Promise<string> {
  const query = 'mutation { createProject(input: { title: "Rows" }) { id } }';
  return (await ask(importer, query, {}, object({ createProject: made }))).createProject.id;
}

async function ask<T>(
  { server, bearer }: Importer,
  query: string,
  variables: object,
  codec: Codec<T>,
): Promise<T> {
  const to = { address: server.address, host: server.host ?? '' };
  const { body } = await postTo(to, '/api/graphql', { query, variables }, '', bearer);
  const { data, errors } = JSON.parse(body);
  if (errors) throw new Error(JSON.stringify(errors));
  return decode(codec, data);
}

function put({ server, bearer }: Importer, path: string, body: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: server.host ?? '',
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/octet-stream',
      'content-length': body.length,
    };
    const sent = request(`${server.address}${path}`, { method: 'PUT', headers }, (answer) => {
      answer.resume();
      if (answer.statusCode === 204) resolve();
      else reject(new Error(`The upload was answered with ${answer.statusCode}`));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
