import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import sharp from 'sharp';
import { makeSound, makeVideo } from '#tests/support/make-media.ts';
import { docxOf, officeRelations, officeTypes, zipOf } from '#tests/support/make-office.ts';
import { tempDir } from '#tests/support/temp-dir.ts';

const talk = 'WEBVTT\n\n00:00.000 --> 00:02.000\n<v Robin>The export is slow.\n';
const titles = '1\n00:00:00,000 --> 00:00:02,000\nRobin: The export is slow.\n';
const deep = 'Interviews/2026/Spring/Week 1/Day 2/Room 3/Morning/Call.srt';

/** 40 files of all kinds: what research leaves on a disk, and what a disk leaves among it. */
export async function writeMixedStudy(): Promise<{ folder: string; paths: string[] }> {
  const folder = join(tempDir(), 'Spring study');
  const picture = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#a4c' } })
    .png()
    .toBuffer();
  const files: [string, string | Buffer][] = [
    ...names('Interviews/Call', 7, 'vtt').map((name): [string, string] => [name, talk]),
    ['Interviews/Interview with Zoe Fuchs.srt', titles],
    [deep, titles],
    ['Interviews/Phone call.mp3', await makeSound(1)],
    ['Interviews/Screen share.mp4', await makeVideo({ seconds: 1 })],
    ...names('Reports/Report', 5, 'docx').map((name): [string, Buffer] => [
      name,
      docxOf('<w:p><w:r><w:t>What we learned.</w:t></w:r></w:p>'),
    ]),
    ['Reports/Printed.pdf', pdf()],
    ['Reports/Letter.rtf', String.raw`{\rtf1 The export is slow.\par}`],
    ['Reports/Slides.pptx', slides()],
    ['Reports/Book.epub', book()],
    ['Reports/Summary.txt', 'The export is slow.'],
    ['Notes/Summary.txt', 'Another with the same name.'],
    ...names('Notes/Note', 6, 'md').map((name): [string, string] => [name, '# Plan\n\nTalk to five people.']),
    ...names('Data/Answers', 3, 'csv').map((name): [string, string] => [name, 'Name,Score\nBo,7\n']),
    ['Data/Scores.xlsx', workbook()],
    ['Data/model.xyz', Buffer.from([7, 0, 255, 3, 1, 0, 9])],
    ...names('Screens/Screen', 4, 'png').map((name): [string, Buffer] => [name, picture]),
    ['Screens/broken.png', Buffer.concat([picture.subarray(0, 40), Buffer.from('no picture')])],
    ['.DS_Store', 'x'],
    ['Data/empty.txt', ''],
  ];
  files.push(['Notes/Note 01.md', '# Plan\n\nThe first screen:\n\n![Screen](../Screens/Screen%2001.png)']);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return { folder, paths: [...new Set(files.map(([path]) => path))] };
}

function names(start: string, count: number, ending: string): string[] {
  return Array.from({ length: count }, (_, at) => `${start} ${String(at + 1).padStart(2, '0')}.${ending}`);
}

function workbook(): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Name', 'Score'],
      ['Bo', 7],
    ]),
    'Scores',
  );
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

function slides(): Buffer {
  return zipOf({
    '[Content_Types].xml': officeTypes('/ppt/presentation.xml', 'presentationml.presentation'),
    '_rels/.rels': officeRelations('ppt/presentation.xml'),
    'ppt/presentation.xml': '<p/>',
    'ppt/slides/slide1.xml': '<s><a:p><a:t>Plan</a:t></a:p></s>',
  });
}

function book(): Buffer {
  return zipOf({
    mimetype: 'application/epub+zip',
    'content.opf':
      '<package><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>',
    'a.xhtml': '<html><body><p>The export is slow.</p></body></html>',
  });
}

function pdf(): Buffer {
  const shown = 'BT /F1 18 Tf 1 0 0 1 40 200 Tm (The export is slow) Tj ET';
  return Buffer.from(
    `%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>> endobj\n5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj\n4 0 obj <</Length ${shown.length}>> stream\n${shown}\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF`,
  );
}
