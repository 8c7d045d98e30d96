import { expect, test } from 'vitest';
import { toMarkdown } from '#editor/markdown/to-markdown.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { fileAddress, withAbsoluteAddresses } from './absolute-addresses.ts';

const home = 'https://shop.hark.test/';
const fileId = '0198a0c4-0000-7000-8000-000000000001';

test('every address inside the workspace leads there from a file on any disk', () => {
  const document: DocumentJson = {
    type: 'doc',
    content: [
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [
                  { type: 'text', text: 'see', marks: [{ type: 'link', attrs: { href: '/data/visit#n' } }] },
                  {
                    type: 'text',
                    text: 'web',
                    marks: [{ type: 'link', attrs: { href: 'https://a.test/b' } }],
                  },
                ],
              },
            ],
          },
        ],
      },
      { type: 'image', attrs: { src: `/image/${fileId}`, fileId } },
      { type: 'embed', attrs: { url: '/embed/reels/one' } },
      { type: 'file', attrs: { fileId, name: 'plan.pdf' } },
      { type: 'audioVideo', attrs: { fileId, name: 'talk.mp4' } },
    ],
  };
  const written = toMarkdown(withAbsoluteAddresses(document, home), { fileUrl: fileAddress(home) });
  const addresses = [...written.matchAll(/\]\(([^)]*)\)/g)].map((found) => found[1]);
  expect(addresses).toEqual([
    'https://shop.hark.test/data/visit#n',
    'https://a.test/b',
    `https://shop.hark.test/image/${fileId}`,
    'https://shop.hark.test/embed/reels/one',
    `https://shop.hark.test/f/${fileId}`,
    `https://shop.hark.test/f/${fileId}`,
  ]);
});

test('what is no address of the workspace is left as it is', () => {
  const attrs = { href: 'mailto:ada@example.com' };
  const content = [{ type: 'text', text: 'Ada', marks: [{ type: 'link', attrs }] }];
  const document: DocumentJson = { type: 'doc', content: [{ type: 'paragraph', content }] };
  expect(withAbsoluteAddresses(document, home)).toEqual(document);
});
