import { describe, expect, test } from 'vitest';
import { cleanDocument } from '#editor/check/clean-document.ts';
import { toHtml } from '#editor/html/to-html.ts';
import { toMarkdown } from '#editor/markdown/to-markdown.ts';
import type { CardQuote } from './read-card.ts';

const quote = {
  text: 'It froze\ntwice',
  people: ['Rosa Diaz'],
  source: 'Visit',
  time: null,
  tags: ['Speed'],
  clip: { url: 'https://hark.test/files/clip', isVideo: true },
};
const card = (attrs: object) =>
  cleanDocument({
    type: 'doc',
    content: [{ type: 'referenceCard', attrs: { kind: 'highlight', id: 'h', ...attrs } }],
  });
const readCard = () => ({ quotes: [quote] });
const publicPage = (attrs: object, shown: CardQuote = quote) =>
  toHtml(card(attrs), {
    readCard: () => ({ quotes: [shown] }),
    sharedFiles: { url: (fileId) => `/files/${fileId}`, mayKeep: false },
  });
const paper = (attrs: object) => toHtml(card(attrs), { readCard });

describe('a highlight card with text only', () => {
  test('brings no clip along, on no page and in no file', () => {
    expect(publicPage({ layout: 'textOnly' })).toContain('<blockquote><p>It froze<br>twice</p></blockquote>');
    for (const written of [
      publicPage({ layout: 'textOnly' }),
      paper({ layout: 'textOnly' }),
      toMarkdown(card({ layout: 'textOnly' }), { readCard }),
    ])
      expect(written).not.toContain('/files/clip');
  });
});

describe('a highlight card with video only', () => {
  test('is the clip and who speaks where a page can play it', () => {
    const page = publicPage({ layout: 'videoOnly' });
    expect(page).toContain('<video src="https://hark.test/files/clip"');
    expect(page).toContain('Rosa Diaz · Visit');
    expect(page).not.toContain('blockquote');
  });

  test('keeps its words where nothing can be played', () => {
    expect(paper({ layout: 'videoOnly' })).toContain('It froze');
    expect(toMarkdown(card({ layout: 'videoOnly' }), { readCard })).toContain('It froze twice');
    const { clip: _, ...withoutRecording } = quote;
    expect(publicPage({ layout: 'videoOnly' }, withoutRecording)).toContain('It froze');
  });
});

describe('a collapsed highlight card', () => {
  test('is folded to its words on a page, with the rest inside', () => {
    const page = publicPage({ collapsed: true });
    expect(page).toMatch(/^<details class="reference-card"><summary><q>It froze<br>twice<\/q><\/summary>/);
    expect(page).toContain('<video');
    expect(page).toContain('Tags: Speed');
    expect(page.match(/It froze<br>twice/g)).toHaveLength(1);
  });

  test('is whole on paper', () => {
    expect(paper({ collapsed: true })).not.toContain('<details');
    expect(paper({ collapsed: true })).toContain('<blockquote>');
  });

  test('says why nothing is shown to those who may not see it', () => {
    const page = toHtml(card({ collapsed: true }), {
      readCard: () => undefined,
      sharedFiles: { url: String, mayKeep: false },
    });
    expect(page).toContain('This highlight isn’t available to you.');
  });
});
