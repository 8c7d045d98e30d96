import { expect, test } from 'vitest';
import { toShortId } from '#domain/ids/short-id.ts';
import { withNewIds } from './with-new-ids.ts';

const [old, fresh] = ['018f4b6e-0000-7000-8000-000000000001', '018f4b6e-0000-7000-8000-000000000002'];
const elsewhere = `https://example.com/notes/${old}`;
const linkTo = (href: string) => ({ type: 'text', text: old, marks: [{ type: 'link', attrs: { href } }] });

test('ids in attributes and in links of the workspace are replaced, words and other addresses are not', () => {
  const parts = [elsewhere, `/projects/a-${toShortId(old)}/notes`, `/notes/${old}?x=1`].map(linkTo);
  const image = { type: 'image', attrs: { src: `/image/${old}`, fileId: old, width: 3 } };
  const document = { type: 'doc' as const, content: [image, { type: 'paragraph', content: parts }] };
  expect(withNewIds(document, () => fresh)).toEqual({
    type: 'doc',
    content: [
      { type: 'image', attrs: { src: `/image/${fresh}`, fileId: fresh, width: 3 } },
      {
        type: 'paragraph',
        content: [elsewhere, `/projects/a-${toShortId(fresh)}/notes`, `/notes/${fresh}?x=1`].map(linkTo),
      },
    ],
  });
});
