import { describe, expect, test } from 'vitest';
import { cleanDocument } from '#editor/check/clean-document.ts';
import { toMarkdown } from '#editor/markdown/to-markdown.ts';
import { toText } from '#editor/text/to-text.ts';
import { fromHtml } from './from-html.ts';
import { readHtmlOnServer } from './server-html-reader.ts';
import { toHtml } from './to-html.ts';

const read = (html: string) => fromHtml(html, readHtmlOnServer);
const markdownOf = (html: string) => toMarkdown(read(html)).trim();
const doc = (...content: readonly object[]) => cleanDocument({ type: 'doc', content });

describe('a picture with a caption', () => {
  const attrs = { src: '/image/a', fileId: 'a', alt: 'A chart', caption: 'Sales *by* month', share: 40 };
  const document = doc({ type: 'image', attrs });

  test('is a figure of its width for readers', () => {
    expect(toHtml(document)).toBe(
      '<figure><img alt="A chart" width="40%" src="/image/a"><figcaption>Sales *by* month</figcaption></figure>',
    );
    expect(toHtml(document, { linksOnly: true })).toBe(
      '<figure><p class="missing">Picture: A chart</p><figcaption>Sales *by* month</figcaption></figure>',
    );
    const pictures = () => 'data:image/jpeg;base64,AAAA';
    expect(toHtml(document, { linksOnly: true, pictures })).toContain('src="data:image/jpeg;base64,AAAA"');
  });

  test('is one again when it is pasted, from our page or another', () => {
    expect(read(toHtml(document, { keepData: true }))).toEqual(document);
    const pasted =
      '<figure><img src="/image/a" alt="A chart"><figcaption>Sales <b>by</b> month</figcaption></figure>';
    expect(read(pasted).content).toEqual([
      expect.objectContaining({ attrs: expect.objectContaining({ caption: 'Sales by month' }) }),
    ]);
  });

  test('is named with both in text and in Markdown', () => {
    expect(toText(document).text).toBe('A chart: Sales *by* month');
    expect(toMarkdown(document).trim()).toBe('![A chart](/image/a)\n*Sales \\*by\\* month*');
  });
});

describe('from Word', () => {
  const bullet = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]><span lang=EN>${text}<o:p></o:p></span></p>`;

  test('lists are lists, nested by level', () => {
    expect(
      markdownOf(bullet(1, '·', 'a') + bullet(2, 'o', 'b') + bullet(2, 'o', 'c') + bullet(1, '·', 'd')),
    ).toBe('- a\n  - b\n  - c\n- d');
    expect(markdownOf(bullet(1, '1.', 'a') + bullet(1, '2.', 'b') + bullet(2, 'a)', 'c'))).toBe(
      '1. a\n2. b\n   1. c',
    );
  });

  test('keeps headings and marks, drops its settings and fillings', () => {
    const html = `<html xmlns:o="urn:x"><head><meta name=Generator content="Microsoft Word 15"><style>p{}</style></head><body>
      <!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
      <p class=MsoTitle>Report</p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoNormal><b>Bold</b> and <span style='color:red;mso-themecolor:x'>red</span><span style='color:black'> and black</span></p></body></html>`;
    expect(toHtml(read(html))).toBe(
      '<h1>Report</h1><p><strong>Bold</strong> and <span style="color: #ff0000">red</span> and black</p>',
    );
  });
});

describe('from Google Docs', () => {
  test('the wrapper is not bold, styles become marks, links lose their detour', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;color:#000000;background-color:transparent;font-weight:400">plain </span><span style="font-weight:700;font-style:italic">strong</span><span style="font-weight:400"> </span><a href="https://www.google.com/url?q=https://example.com/a%3Fb&amp;sa=D" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">link</span></a></p></b>`;
    expect(markdownOf(html)).toContain('plain **_strong_** [');
    expect(markdownOf(html)).toContain('](https://example.com/a?b)');
  });

  test('nested lists and checklists', () => {
    const html = `<ul><li aria-level="1"><p role="presentation">a</p></li><ul><li aria-level="2"><p>b</p></li></ul><li><p>c</p></li></ul><ul><li role="checkbox" aria-checked="true"><p>done</p></li><li role="checkbox" aria-checked="false"><p>open</p></li></ul>`;
    expect(markdownOf(html)).toBe('- a\n  - b\n- c\n\n* [x] done\n* [ ] open');
  });
});

describe('from the web', () => {
  test('frames of listed hosts are embeds, others links; players are links', () => {
    const html = `<iframe src="https://www.youtube.com/embed/abcdefg"></iframe><iframe src="https://other.example/x"></iframe><video src="https://cdn.example/v.mp4"></video>`;
    expect(read(html).content?.map(({ type }) => type)).toEqual(['embed', 'paragraph', 'paragraph']);
  });

  test('tracking pixels, comments and empty spans are gone', () => {
    expect(
      toHtml(read('<p>a<span></span><!-- x --><img src="https://t.example/p.gif" width="1" height="1"></p>')),
    ).toBe('<p>a</p>');
  });

  test('deep headings, tables, code with its language, GitHub tasks', () => {
    const html = `<h5>Deep</h5><table><thead><tr><th>A</th></tr></thead><tbody><tr><td style="text-align:right">1</td></tr></tbody></table><pre><code class="hljs language-ts">const a = 1;\n</code></pre><ul class="contains-task-list"><li><input type="checkbox" checked> x</li></ul>`;
    expect(markdownOf(html)).toBe(
      '### Deep\n\n| A |\n| --- |\n| 1 |\n\n```ts\nconst a = 1;\n\n```\n\n- [x] x',
    );
  });

  test('text without any block', () => {
    expect(markdownOf('just <i>text</i><div>and a block</div>tail')).toBe(
      'just _text_\n\nand a block\n\ntail',
    );
  });
});

describe('for readers outside', () => {
  const utterance = {
    type: 'utterance',
    attrs: { speakerName: 'Anna <b>', start: 75.4, words: '0aab.c' },
    content: [
      {
        type: 'text',
        text: 'Hi',
        marks: [
          { type: 'highlight', attrs: { id: 'h' } },
          { type: 'inlineComment', attrs: { threadId: 't' } },
        ],
      },
    ],
  };

  test('comments, ids and word times stay inside; highlights show if they have a colour', () => {
    expect(toHtml(doc(utterance))).toBe(
      '<p class="utterance"><strong>Anna &lt;b&gt;</strong> <span class="time">1:15</span> <span>Hi</span></p>',
    );
    expect(toHtml(doc(utterance), { highlightColor: () => '#7847d0' })).toContain(
      '<mark style="background-color: #7847d0">Hi</mark>',
    );
    expect(toHtml(doc(utterance), { highlightColor: () => 'red;x:y' })).not.toContain('<mark');
  });

  test('cards show what their reader may see', () => {
    const card = doc({ type: 'referenceCard', attrs: { kind: 'highlight', id: 'h' } });
    expect(toHtml(card)).toBe('<div class="reference-card"><p><strong>Highlight</strong></p></div>');
    expect(
      toHtml(card, {
        readCard: () => ({ title: 'Slow <login>', text: 'It took ages', url: '/highlights/h' }),
      }),
    ).toBe(
      '<div class="reference-card"><p><a href="/highlights/h">Slow &lt;login&gt;</a></p><p>It took ages</p></div>',
    );
    expect(toHtml(card, { readCard: () => ({ title: 'x', url: 'javascript:alert(1)' }) })).not.toContain(
      'href',
    );
  });

  test('embeds are framed in a sandbox at the address that can be framed', () => {
    const html = toHtml(doc({ type: 'embed', attrs: { url: 'https://www.youtube.com/watch?v=abcdefg' } }));
    expect(html).toContain('src="https://www.youtube-nocookie.com/embed/abcdefg"');
    expect(html).toContain('sandbox=');
  });
});
