import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import {
  docxOf,
  docxWithPictures,
  officeRelations,
  officeTypes,
  wordLine,
  wordPicture,
  zipOf,
} from '#tests/support/make-office.ts';
import { addContact, partsOf } from '#tests/support/people.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fetchBytes, readFileOf, upload } from '#tests/support/upload.ts';
import { addProject, ask } from '#tests/support/work.ts';
import { fileJobs } from './file-jobs.ts';
import { repackZip } from '#server/platform/programs/open-zip.ts';

let app: TestApp;
let place: Place;
let ada: Person;
let project: string;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Documents');
  ada = await place.member();
  project = await addProject(ada);
});
afterAll(() => app.close());

/** Drops a file into the project and waits until it is read. */
async function drop(name: string, bytes: Buffer) {
  const id = await upload(app, ada, { type: 'PROJECT', id: project }, { name, bytes, asNotes: true });
  const file = await eventually(
    `${name} is read`,
    async () => {
      const found = await readFileOf(ada, id);
      return ['COMPLETE', 'ERROR'].includes(found.processing) && found;
    },
    { withinMs: 25_000, everyMs: 50 },
  );
  const { note } = await ask(ada, 'query ($id: ID!) { note(id: $id) { content preview } }', {
    id: file.ownerId,
  });
  const blocks = note.content.content.map(({ type }: { type: string }) => type);
  return { file, blocks, preview: note.preview as string };
}

describe('a document dropped into a project', () => {
  test.each([
    [
      'Call.vtt',
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Rosa Diaz>Hello\n\n00:09.000 --> 00:10.000\n<v Me>Hi\n',
    ],
    [
      'Call.srt',
      '1\n00:00:01,000 --> 00:00:02,000\nRosa Diaz: Hello\n\n2\n00:00:09,000 --> 00:00:10,000\nMe: Hi\n',
    ],
    ['Call.txt', 'Rosa Diaz (00:01): Hello\nMe (00:09): Hi\nRosa Diaz (00:12): So\n'],
  ])('%s is what was said, with its speakers and times, by contacts of that name', async (name, content) => {
    const speaker = `Rosa Diaz ${name.slice(-3)}`;
    const rosa = await addContact(ada, { name: speaker.toLowerCase() });
    const { file, blocks } = await drop(name, Buffer.from(content.replaceAll('Rosa Diaz', speaker)));
    expect(blocks.filter((type: string) => type === 'utterance').length).toBeGreaterThan(1);
    const { speakers } = await ask(ada, `{ speakers(noteId: "${file.ownerId}") { name } }`);
    expect(speakers).toEqual([{ name: speaker }, { name: 'Me' }]);
    await eventually('the contact took part', async () =>
      (await partsOf(ada, file.ownerId)).some(({ person }) => person.id === rosa),
    );
  });

  test('names without times are a transcript in a text file, and nobody gives it times', async () => {
    const said = 'Call 4\n\nRosa: Hello\nMe: Hi\nRosa: So?\nMe: Tell me.\n';
    const { file, blocks } = await drop('Names.txt', Buffer.from(said));
    const spoken = ['utterance', 'utterance', 'utterance', 'utterance'];
    expect(blocks.slice(0, 6)).toEqual(['file', 'paragraph', 'paragraph', ...spoken].slice(0, 6));
    const { note } = await ask(ada, 'query ($id: ID!) { note(id: $id) { content } }', { id: file.ownerId });
    const turns = note.content.content.filter(({ type }: { type: string }) => type === 'utterance');
    expect(turns.map(({ attrs }: { attrs: unknown }) => attrs)).toEqual(
      ['Rosa', 'Me', 'Rosa', 'Me'].map((speakerName) =>
        expect.objectContaining({ speakerName, start: 0, end: 0, words: '' }),
      ),
    );
  });

  test('headings between the turns of a Word file are nobody’s words', async () => {
    const heading = (words: string) =>
      `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
    const body = [
      heading('Call with Rosa'),
      wordLine('We met in Bern.'),
      wordLine('Rosa (00:01): Hello'),
      wordLine('Me (00:09): Hi'),
      heading('Prices'),
      wordLine('Rosa (00:12): So'),
    ];
    const { file, blocks } = await drop('Headed.docx', docxOf(body.join('')));
    expect(blocks).toEqual([
      'file',
      'paragraph',
      'heading',
      'paragraph',
      'utterance',
      'utterance',
      'heading',
      'utterance',
    ]);
    const { speakers } = await ask(ada, `{ speakers(noteId: "${file.ownerId}") { name } }`);
    expect(speakers).toEqual([{ name: 'Rosa' }, { name: 'Me' }]);
  });

  test('a PDF has the words of its pages and a picture of the first', async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    for (const text of ['The checkout is confusing', 'Second page']) {
      pdf.addPage([400, 300]).drawText(text, { x: 40, y: 200, size: 20, font });
    }
    pdf.addPage([400, 300]);
    const { file } = await drop('Study.pdf', Buffer.from(await pdf.save()));
    expect(file).toMatchObject({ processing: 'COMPLETE', pageCount: 3, contentType: 'application/pdf' });
    const { filePages } = await ask(
      ada,
      'query ($id: ID!) { filePages(fileId: $id) { page text source width } }',
      { id: file.id },
    );
    expect(filePages.map(({ text, source }: Record<string, string>) => [text, source])).toEqual([
      ['The checkout is confusing', 'TEXT'],
      ['Second page', 'TEXT'],
      ['', 'NONE'],
    ]);
    const picture = await fetchBytes(app, ada, `/image/pdf-thumbnail/${file.id}`);
    expect((await sharp(picture.bytes).metadata()).width).toBe(512);
    const part = await fetchBytes(app, ada, `/files/stream/${file.id}/source`, { range: 'bytes=0-3' });
    expect(part.bytes.toString()).toBe('%PDF');
  });

  test.each([
    [
      'notes.md',
      Buffer.from('# Plan\n\nAsk **five** people.\n\n- one\n- two\n'),
      ['heading', 'paragraph', 'bulletList'],
      'Ask five people',
    ],
    [
      'page.html',
      Buffer.from('<!doctype html><h2>Plan</h2><p onclick="x()">Ask five people.</p><script>x()</script>'),
      ['heading', 'paragraph'],
      'Ask five people',
    ],
    ['people.csv', Buffer.from('Name,Age\nAnna,30\n'), ['table'], 'Anna'],
    [
      'letter.rtf',
      Buffer.from(
        String.raw`{\rtf1{\fonttbl{\f0 Arial;}}{\*\generator x;}\f0 Ask \b five\b0  people.\par Gr\'fc\'dfe}`,
      ),
      ['paragraph', 'paragraph'],
      'Ask five people',
    ],
    [
      'plain.txt',
      Buffer.from('Ask five people.\n\nThen stop.'),
      ['paragraph', 'paragraph'],
      'Ask five people',
    ],
    [
      'report.docx',
      docxOf('<w:p><w:r><w:t>Ask five people.</w:t></w:r></w:p>'),
      ['paragraph'],
      'Ask five people',
    ],
    [
      'slides.pptx',
      zipOf({
        '[Content_Types].xml': officeTypes('/ppt/presentation.xml', 'presentationml.presentation'),
        '_rels/.rels': officeRelations('ppt/presentation.xml'),
        'ppt/presentation.xml': '<p/>',
        'ppt/slides/slide10.xml': '<s><a:p><a:t>Last</a:t></a:p></s>',
        'ppt/slides/slide2.xml':
          '<s><a:p><a:t>Plan &amp; aims</a:t></a:p><a:p><a:t>Ask five</a:t><a:t> people</a:t></a:p></s>',
      }),
      ['heading', 'paragraph', 'heading'],
      'Ask five people',
    ],
    [
      'book.epub',
      zipOf({
        mimetype: 'application/epub+zip',
        'OEBPS/content.opf':
          '<package><manifest><item id="b" href="b.xhtml"/><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="b"/><itemref idref="a"/></spine></package>',
        'OEBPS/a.xhtml': '<html><body><p>Second</p></body></html>',
        'OEBPS/b.xhtml': '<html><body><h2>First</h2><p>Ask five people</p></body></html>',
      }),
      ['heading', 'paragraph', 'paragraph'],
      'Ask five people',
    ],
  ])('%s becomes the content of its note', async (name, bytes, expected, words) => {
    const { file, blocks, preview } = await drop(name, bytes);
    expect([file.processing, file.processingError]).toEqual(['COMPLETE', null]);
    expect(blocks.slice(0, 1)).toEqual(['file']);
    expect(blocks.slice(2)).toEqual(expected);
    expect(preview).toContain(words);
  });
});

describe('a Word file with pictures', () => {
  const png = (background: string) =>
    sharp({ create: { width: 9, height: 7, channels: 3, background } })
      .png()
      .toBuffer();
  const contentOf = async (id: string): Promise<{ type: string; attrs?: Record<string, unknown> }[]> =>
    (await ask(ada, 'query ($id: ID!) { note(id: $id) { content } }', { id })).note.content.content;

  test('shows each in its place, one that is there twice as one file', async () => {
    const body = [
      wordLine('Before'),
      wordPicture('image1.png', 'A hob'),
      wordLine('Between'),
      wordPicture('image2.png', 'A pan'),
      wordPicture('image1.png', 'A hob again'),
      wordPicture('image3.png', 'A broken one'),
      wordPicture('gone.png', 'Not there'),
      wordLine('After'),
    ];
    const pictures = {
      'image1.png': await png('#a0c'),
      'image2.png': await png('#0ca'),
      'image3.png': Buffer.from('no picture'),
      'gone.png': null,
    };
    const { file, blocks } = await drop('pictures.docx', docxWithPictures(body.join(''), pictures));
    expect(file.processingError).toBeNull();
    expect(blocks.slice(2)).toEqual([
      'paragraph',
      'image',
      'paragraph',
      'image',
      'image',
      'paragraph',
      'paragraph',
    ]);
    const shown = (await contentOf(file.ownerId)).filter(({ type }) => type === 'image');
    expect(shown.map(({ attrs }) => [attrs?.['alt'], attrs?.['width'], attrs?.['height']])).toEqual([
      ['A hob', 9, 7],
      ['A pan', 9, 7],
      ['A hob again', 9, 7],
    ]);
    expect(new Set(shown.map(({ attrs }) => attrs?.['fileId'])).size).toBe(2);
    const { bytes } = await fetchBytes(app, ada, String(shown[0]?.attrs?.['src']));
    expect((await sharp(bytes).stats()).dominant).toMatchObject({ r: 168, g: 8, b: 200 });
  });

  test('whose pictures would be many times its size keeps those that fit', async () => {
    // A tenth of it is noise: an archive that packs better than that is refused as a whole.
    const pixels = Buffer.concat([randomBytes(450_000), Buffer.alloc(4_050_000)]);
    const plain = await sharp(pixels, { raw: { width: 1500, height: 1000, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const names = ['image1.png', 'image2.png', 'image3.png'];
    const { file } = await drop(
      'large.docx',
      docxWithPictures(
        names.map((name) => wordPicture(name, name)).join('') + wordLine('After'),
        Object.fromEntries(names.map((name) => [name, plain])),
      ),
    );
    const shown = (await contentOf(file.ownerId)).filter(({ type }) => type === 'image');
    expect([file.processingError, shown.length]).toEqual([null, 1]);
  });
});

test('words are put into a note once, whatever is asked or tried again', async () => {
  const { file } = await drop('once.txt', Buffer.from('Only once.'));
  const { rows } = await app.database.owner.query('select job_id, workspace_id from files where id = $1', [
    file.id,
  ]);
  await ask(ada, 'mutation ($id: ID!) { processFile(id: $id) { processing } }', { id: file.id });
  // As after a kill between the last commit of an attempt and the end of its job.
  const { job_id: jobId } = rows[0];
  await app.database.owner.query("update jobs set state = 'running' where id = $1", [jobId]);
  const ctx = app.services.systemCtx(place.workspace);
  const { signal } = new AbortController();
  await fileJobs(app.services).document.runAttempt({
    ctx,
    jobId,
    signal,
    isLast: true,
    forgive: async () => {},
    again: async () => {},
  });
  const { note } = await ask(ada, 'query ($id: ID!) { note(id: $id) { content } }', { id: file.ownerId });
  expect(JSON.stringify(note.content).match(/Only once/g)).toHaveLength(1);
  expect(await readFileOf(ada, file.id)).toMatchObject({ processing: 'COMPLETE' });
});

describe('a hostile document', () => {
  test('an archive that holds more than it says is cut off where it says it ends', () => {
    const name = 'word/document.xml';
    const archive = zipOf({ [name]: ' '.repeat(900_000) });
    for (const at of [archive.indexOf(name) - 8, archive.lastIndexOf(name) - 22])
      archive.writeUInt32LE(1000, at);
    expect(unzipSync(repackZip(archive))[name]).toHaveLength(1000);
  });

  test('a zip that grows without measure is refused before it is opened', async () => {
    const bomb = zipOf({
      '[Content_Types].xml': officeTypes('/word/document.xml', 'wordprocessingml.document'),
      '_rels/.rels': officeRelations('word/document.xml'),
      'word/document.xml': ' '.repeat(60_000_000),
    });
    const { file } = await drop('bomb.docx', bomb);
    expect([file.processing, file.processingError]).toEqual([
      'ERROR',
      'This document would take too much space when opened',
    ]);
  });

  test('a text without end is kept and not read', async () => {
    const { file, preview } = await drop('log.txt', Buffer.alloc(51_000_000, 'again and again, '));
    expect([file.uploadStatus, file.processing, file.processingErrorCode]).toEqual([
      'DONE',
      'ERROR',
      'TOO_LARGE',
    ]);
    expect(preview).not.toContain('again');
  });

  test('entities that multiply, a broken PDF and broken archives end with a reason', async () => {
    const laughs = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    ).join('');
    const xml = docxOf('', {
      'word/document.xml': `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY l0 "lol">${laughs}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&l9;</w:t></w:r></w:p></w:body></w:document>`,
    });
    const laughing = await drop('laughs.docx', xml);
    expect(laughing.preview.length).toBeLessThan(1000);
    const broken = await drop(
      'broken.pdf',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), deflateRawSync(Buffer.alloc(9000, 7))]),
    );
    expect(broken.file).toMatchObject({
      processing: 'ERROR',
      processingError: 'This document is damaged or in a format Hark can’t read',
    });
  });
});
