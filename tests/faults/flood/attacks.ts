import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { PDFDocument } from 'pdf-lib';
import WebSocket from 'ws';
import { openEditor } from '#tests/support/editor-client.ts';
import { searchQuery } from '#tests/support/search.ts';
import type { Answered, ReachedServer } from './reach-server.ts';

/** Goes on until it is told to stop. */
export type Attack = (server: ReachedServer, bearer: string, goesOn: () => boolean) => Promise<void>;

const manyObjects = `{"variables":{"a":[${'{},'.repeat(3_299_000)}{}]}}`;

async function inParallel(count: number, goesOn: () => boolean, act: () => Promise<unknown>): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (goesOn()) await act();
    }),
  );
}

const bodies =
  (isMember: boolean): Attack =>
  (server, bearer, goesOn) =>
    inParallel(40, goesOn, () =>
      server.send({
        host: server.hosts.hostile,
        method: 'POST',
        path: '/api/graphql',
        body: manyObjects,
        ...(isMember && { bearer }),
      }),
    );

function open(server: ReachedServer, path: string): WebSocket {
  const protocol = path === '/api/graphql' ? 'graphql-transport-ws' : [];
  const headers = { host: server.hosts.hostile };
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, protocol, { headers });
  socket.on('error', () => {});
  return socket;
}

const openSockets: Attack = (server, _bearer, goesOn) =>
  inParallel(60, goesOn, async () => {
    const socket = open(server, Math.random() < 0.5 ? '/collaboration' : '/api/graphql');
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.once('open', () => socket.send(Buffer.alloc(5_000_000), { fin: false }));
    await Promise.race([ended, pause(500)]);
    socket.terminate();
  });

const subscriptions: Attack = async (server, bearer, goesOn) => {
  while (goesOn()) {
    const socket = open(server, '/api/graphql');
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${bearer}` } }));
    await once(socket, 'message');
    const query = 'subscription { workspaceChanged { id } }';
    for (let id = 0; id < 20_000; id += 1) {
      socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query } }));
    }
    while (goesOn() && socket.readyState === WebSocket.OPEN) await pause(20);
    socket.terminate();
  }
};

async function uploadAndLook(
  server: ReachedServer,
  bearer: string,
  name: string,
  bytes: Buffer,
): Promise<void> {
  const who = { host: server.hosts.hostile, bearer };
  const started = await server.graphql(
    who,
    'mutation ($input: StartUploadsInput!) { startUploads(input: $input) { id } }',
    {
      input: {
        ownerType: 'PROJECT',
        ownerId: server.projects.hostile,
        asNotes: false,
        files: [{ name, size: bytes.length }],
      },
    },
  );
  const id: string | undefined = JSON.parse(started.body).data?.startUploads[0].id;
  if (id === undefined) return;
  await server.send({
    ...who,
    method: 'PATCH',
    path: `/files/uploads/${id}`,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  });
  await server.send({ ...who, path: `/image/${id}?width=512` });
}

/** Each layer draws the one below it ten times. */
function endlessDrawing(): Buffer {
  const layers = Array.from({ length: 9 }, (_one, n) => {
    const uses = `<use href="#l${n}" x="1"/>`.repeat(10);
    return `<g id="l${n + 1}">${uses}</g>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><defs><path id="l0" d="M0 0L9 9"/>${layers.join('')}</defs><use href="#l9"/></svg>`,
  );
}

const drawings: Attack = (server, bearer, goesOn) =>
  inParallel(4, goesOn, () => uploadAndLook(server, bearer, 'bomb.svg', endlessDrawing()));

const thickPapers: Attack = async (server, bearer, goesOn) => {
  const paper = await PDFDocument.create();
  for (let page = 0; page < 2000; page += 1) paper.addPage();
  const bytes = Buffer.from(await paper.save());
  await inParallel(2, goesOn, async () => {
    await uploadAndLook(server, bearer, 'blank.pdf', bytes);
    await pause(200);
  });
};

function createLongNote(server: ReachedServer, bearer: string): Promise<Answered> {
  const content = JSON.stringify({
    type: 'doc',
    content: Array.from({ length: 40_000 }, (_one, n) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: `Sentence ${n} of a long transcript, with words in it.` }],
    })),
  });
  return server.graphql(
    { host: server.hosts.hostile, bearer },
    'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
    { input: { projectId: server.projects.hostile, content } },
  );
}

const longNotes: Attack = (server, bearer, goesOn) =>
  inParallel(2, goesOn, () => createLongNote(server, bearer));

const longReading: Attack = async (server, bearer, goesOn) => {
  const host = server.hosts.hostile;
  const { body } = await createLongNote(server, bearer);
  const documentId: string | undefined = JSON.parse(body || '{}').data?.createNote.id;
  while (goesOn() && documentId !== undefined) {
    const editor = openEditor({ port: server.port, host, documentId, token: async () => bearer });
    await Promise.race([editor.synced(), pause(5000)]);
    editor.close();
    await pause(100);
  }
};

const longPastes: Attack = async (server, bearer, goesOn) => {
  const host = server.hosts.hostile;
  const made = await server.graphql(
    { host, bearer },
    'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
    { input: { projectId: server.projects.hostile } },
  );
  const documentId: string = JSON.parse(made.body).data.createNote.id;
  const editor = openEditor({ port: server.port, host, documentId, token: async () => bearer });
  await editor.synced();
  while (goesOn()) await Promise.race([editor.type('a word '.repeat(20_000)), pause(3000)]);
  editor.close();
};

const searches: Attack = (server, bearer, goesOn) =>
  inParallel(100, goesOn, () =>
    server.graphql({ host: server.hosts.hostile, bearer }, searchQuery, {
      options: { query: { method: 'FULL_TEXT', value: `word${Math.random()}` } },
    }),
  );

export const attacks: Readonly<Record<string, Attack>> = {
  'forty strangers who send 9.9 MB each': bodies(false),
  'a member who sends forty bodies of 9.9 MB': bodies(true),
  'sockets that nobody signs in on': openSockets,
  'a member with 20 000 subscriptions': subscriptions,
  'drawings that never end': drawings,
  'papers of 2 000 blank pages': thickPapers,
  'notes of 40 000 paragraphs': longNotes,
  'a note of 40 000 paragraphs that is opened again and again': longReading,
  'pastes of 140 kB': longPastes,
  'a hundred searches at once': searches,
};
