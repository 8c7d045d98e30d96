import { describe, expect, test } from 'vitest';
import { parseDocument } from './check/check-document.ts';
import { cleanPastedHtml, fromHtml } from './html/from-html.ts';
import { readHtmlOnServer } from './html/server-html-reader.ts';
import { fromMarkdown } from './markdown/from-markdown.ts';
import { toText } from './text/to-text.ts';
import { expectInert } from './testing/expect-inert.ts';

describe('hostile markup', () => {
  test.each([
    '<script>alert(1)</script><p>ok</p>',
    '<img src=x onerror=alert(1)>ok',
    '<p onclick="alert(1)" style="position:fixed;background:url(javascript:alert(1))">ok</p>',
    '<svg onload=alert(1)><foreignObject><p>no</p></foreignObject></svg>ok',
    '<p>ok</p><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)></style>',
    '<a href="java&#9;script:alert(1)">ok</a><a href="data:text/html,x">ok</a>',
    '<iframe src="javascript:alert(1)"></iframe><iframe src="https://evil.example"></iframe>ok',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>ok',
    '<div data-type="embed" data-url="javascript:alert(1)">ok</div>ok',
    '<object data="x.swf"></object><base href="//evil"><meta http-equiv=refresh content="0;url=//evil">ok',
    '<video src="javascript:alert(1)"></video><p style="color:expression(alert(1))">ok</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">ok</noscript>ok',
    '<!--><img src=x onerror=alert(1)>-->ok',
  ])('%s', (html) => {
    const document = fromHtml(html, readHtmlOnServer);
    expect(parseDocument(document).ok).toBe(true);
    expectInert(document);
    expect(toText(document).text).toContain('ok');
    expect(cleanPastedHtml(html, readHtmlOnServer)).not.toMatch(/<script|\son\w+=|javascript:|position:/i);
  });

  test('ids that are none give no mark', () => {
    expect(fromHtml('<p><mark data-highlight-id="&quot;><script>">ok</mark></p>', readHtmlOnServer)).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ok' }] }],
    });
  });

  test('nested beyond the stack keeps its words', () => {
    const deep = `${'<div>'.repeat(6_000)}ok${'</div>'.repeat(6_000)}`;
    expect(toText(fromHtml(deep, readHtmlOnServer)).text).toContain('ok');
  });

  test.each(['*a **a ', '_a __a ', '~a ~~a ', '**a *b** ', '*a_', '[a]('])(
    'Markdown of %s without end is read soon, with all its words and its first marks',
    (piece) => {
      const document = fromMarkdown(`**Bold** ${piece.repeat(4000)}\n\n*later* ok`);
      const { text } = toText(document);
      expect(text.match(/a/g)?.length).toBeGreaterThanOrEqual(4000);
      expect(text).toContain('ok');
      expect(JSON.stringify(document)).toContain('"bold"');
    },
  );

  test.each([
    ['stars', `a${'*'.repeat(280_000)}`],
    ['stars before a word', `a${'*'.repeat(280_000)}a`],
    ['underscores', '_'.repeat(280_000)],
    ['lists in lists', '* '.repeat(140_000)],
    ['lists in quotes', '> 1. '.repeat(56_000)],
    ['comments without end', '<!--'.repeat(70_000)],
    ['comments in a line', 'a <!-- '.repeat(40_000)],
    ['instructions without end', 'a <? '.repeat(56_000)],
    ['tags without end', '<a b="'.repeat(46_000)],
    ['lines of one star', '*\n'.repeat(140_000)],
    ['one word of underscores', 'a_'.repeat(140_000)],
  ])('280 KB of Markdown that is %s are read soon, and what follows too', (_what, piece) => {
    const document = fromMarkdown(`${piece}ok\n\n**Bold** ok`);
    expect(parseDocument(document).ok).toBe(true);
    expect(toText(document).text).toContain('ok');
  });

  test('comments and tags of Markdown go, and the words between them stay', () => {
    const document = fromMarkdown(
      'one <!-- no --> two <b>three</b> 1 < 2 <em>four</em>\n\n<div>five</div><!-- no -->\n',
    );
    expect(toText(document).text.match(/\w+/g)).toEqual(['one', 'two', 'three', '1', '2', 'four', 'five']);
  });

  test('lists of several kinds in one keep their kinds, their order and their number', () => {
    const { content = [] } = fromMarkdown('- [x] one\n- [ ] two\n- three\n- [ ] four\n\n3. five\n4. six\n');
    expect(
      content.map(({ type, attrs, content: items = [] }) => [type, attrs?.['start'], items.length]),
    ).toEqual([
      ['taskList', undefined, 2],
      ['bulletList', undefined, 1],
      ['taskList', undefined, 1],
      ['orderedList', 3, 2],
    ]);
  });

  test('links and addresses in a long paragraph are all found', () => {
    const piece = 'Write to mila@example.org or see [the plan](https://example.org/plan), as *agreed*. ';
    const json = JSON.stringify(fromMarkdown(piece.repeat(200)));
    expect(json.match(/mailto:mila@example\.org"/g)).toHaveLength(200);
    expect(json.match(/example\.org\/plan"/g)).toHaveLength(200);
    expect(json.match(/"italic"/g)).toHaveLength(200);
  });

  test.each([
    '[ok](javascript:alert(1))',
    '[ok](<java\tscript:alert(1)>)',
    '[ok](data:text/html,<script>)',
    '![ok](javascript:alert(1))',
    '<img src=x onerror=alert(1)>ok',
    '<script>alert(1)</script>\n\nok',
    '<a href="javascript:alert(1)">ok</a>',
    '[ok][r]\n\n[r]: javascript:alert(1)',
    '[ok](&#106;avascript:alert(1))',
    '<javascript:alert(1)> ok',
    `${'>'.repeat(5000)} ok`,
    `${'['.repeat(2000)}ok`,
    '```"><script>\nok\n```',
  ])('Markdown: %s', (markdown) => {
    const document = fromMarkdown(markdown);
    expect(parseDocument(document).ok).toBe(true);
    expectInert(document);
    expect(toText(document).text).toContain('ok');
  });
});
