import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { scanModels } from '#server/features/media/read-scans.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startChild } from '#tests/support/child.ts';
import { eventually } from '#tests/support/eventually.ts';
import { hasFfmpeg, makeVideo } from '#tests/support/make-media.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { projectDir } from '#tests/support/test-database.ts';
import { moments } from './children/die-at.ts';
import { isLongRun } from './fault-rounds.ts';
import { missingIn } from './half-listed.ts';
import { preparePlace } from './prepare-place.ts';

const child = 'tests/faults/children/media-server.ts';
const canReadScans = scanModels({ modelsDir: join(projectDir, 'models') }) !== undefined;
const ofDocuments = new Set([
  'the document is opened',
  'the scan is read',
  'the picture of its first page is kept',
]);
const inShort = new Set(['the stream is begun', 'the first segment is kept', 'the words are there']);
const all = Object.keys(moments).filter((name) => name !== 'the scan is read' || canReadScans);
const chosen = isLongRun ? all : all.filter((name) => inShort.has(name));
/** A job has three attempts, and a kill takes one from each that runs: after so many everything is let come to its end. */
const betweenRests = 2;

it.runIf(await hasFfmpeg())(
  `a server killed at ${chosen.length} moments of the work on files ends all of it, and nothing twice`,
  async () => {
    const { place, use } = await preparePlace();
    const dataDir = tempDir();
    const [engine, video, scan] = [await startEngine(), join(dataDir, 'talk.mp4'), join(dataDir, 'scan.pdf')];
    writeFileSync(video, await makeVideo({ seconds: 9 }));
    writeFileSync(scan, await makeScan());
    for (const [at, moment] of chosen.entries()) {
      const file = ofDocuments.has(moment) ? scan : video;
      const server = startChild(child, [place, dataDir, engine, file, moment]);
      expect(await server.ended, `${moment}: ${server.lines.join()} ${server.errors()}`).toBeNull();
      await eventually(`no program is left after ${moment}`, () => programsIn(dataDir).length === 0);
      if ((at + 1) % betweenRests === 0) await rest();
    }
    await rest();
    const files = await use(readFiles);
    expect(files).toHaveLength(chosen.length);
    for (const file of files) expectWhole(file, dataDir);
    expect(readdirSync(join(dataDir, 'work'))).toEqual([]);
    expect(stagedIn(dataDir)).toEqual([]);

    async function rest(): Promise<void> {
      const server = startChild(child, [place, dataDir, engine]);
      expect(await server.ended, server.errors()).toBe(0);
    }
  },
);

/** Hears anything, answers the same words. */
async function startEngine(): Promise<string> {
  const words = ['The', 'parcel', 'never', 'came.'].map((word, at) => ({ word, start: at, end: at + 0.5 }));
  const engine = createServer((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify({ language: 'en', words })));
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void engine.close());
  return `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
}

/** One page that is only a picture. */
async function makeScan(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const picture = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  pdf.addPage([600, 200]).drawImage(await pdf.embedPng(picture), { x: 0, y: 0, width: 600, height: 200 });
  return Buffer.from(await pdf.save());
}

/** Programs that work on something below this folder. */
function programsIn(dir: string): string[] {
  if (!existsSync('/proc/self/cwd')) return [];
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`).startsWith(join(dir, 'work'));
    } catch {
      return false;
    }
  });
}

type Kept = {
  folder: string;
  type: string;
  status: string;
  processing: string;
  outputs: string[];
  pages: number;
  ready: number;
  transcripts: string[];
  text: string;
};

async function readFiles(database: Database): Promise<Kept[]> {
  const { rows } = await database.owner.query<Kept>(
    `select f.workspace_id || '/' || f.id as folder, f.type, f.status, f.processing,
       array(select kind from file_outputs o where o.file_id = f.id order by kind) as outputs,
       (select count(*)::int from file_pages p where p.file_id = f.id) as pages,
       (select count(*)::int from events e where e.type = 'file.processed' and e.payload->>'fileId' = f.id::text) as ready,
       array(select status from transcripts t where t.file_id = f.id) as transcripts,
       (select text from documents d where d.id = f.owner_id) as text
     from files f where f.owner_type = 'note'`,
  );
  return rows;
}

function expectWhole({ folder, type, text, ...file }: Kept, dataDir: string): void {
  const place = join(dataDir, 'files', folder);
  if (type !== 'VIDEO') {
    expect(file).toEqual({
      status: 'DONE',
      processing: 'COMPLETE',
      outputs: ['thumbnail'],
      pages: 1,
      ready: 1,
      transcripts: [],
    });
    expect(readdirSync(place).sort()).toEqual(['source', 'thumbnail']);
    return;
  }
  const outputs = ['audio', 'hls-v2', 'storyboard', 'thumbnail', 'waveform'];
  expect(file).toEqual({
    status: 'DONE',
    processing: 'COMPLETE',
    outputs,
    pages: 0,
    ready: 1,
    transcripts: ['COMPLETE'],
  });
  expect(text.split('parcel')).toHaveLength(2);
  expect(readdirSync(place).sort()).toEqual([...outputs, 'source'].sort());
  expect(readdirSync(join(place, 'storyboard'))).toHaveLength(1);
  expect(missingIn(join(place, 'hls-v2'))).toEqual([]);
}

function stagedIn(dataDir: string): string[] {
  const uploads = join(dataDir, 'uploads');
  return readdirSync(uploads).flatMap((workspace) => readdirSync(join(uploads, workspace)));
}
