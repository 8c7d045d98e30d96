import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPlaceholders } from './placeholders.ts';

const around = fc.constantFrom('', '<strong>', '</strong>', '<a href="/x">', '</a>', '<em>');

test('no markup inside a name keeps it on a page', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(14), around), { maxLength: 6 }), (cuts) => {
      const name = 'Oskar Lindqvist';
      let html = name;
      for (const [at, tag] of cuts.toSorted(([one], [other]) => other - one))
        html = html.slice(0, at) + tag + html.slice(at);
      const masked = createPlaceholders([name].map((name) => ({ name }))).maskHtml(`<p>So ${html} left.</p>`);
      expect(masked.replaceAll(/<[^>]*>/g, '')).toBe('So [Participant 1] left.');
      expect(masked.match(/<[^>]*>/g)).toEqual(`<p>${html}</p>`.match(/<[^>]*>/g));
    }),
  );
});

test('names are found behind entities and in the names of pictures, and blocks are apart', () => {
  const { maskHtml } = createPlaceholders(["Mary O'Neil", 'Ana'].map((name) => ({ name })));
  expect(maskHtml('<p title="Ana">Mary O&#39;Neil &amp; <img alt="Ana’s desk"></p>')).toBe(
    '<p title="[Participant 2]">[Participant 1] &amp; <img alt="[Participant 2]’s desk"></p>',
  );
  expect(maskHtml('<p>An</p><p>a</p>')).toBe('<p>An</p><p>a</p>');
});

test('a link to somebody’s address is none any more', () => {
  const { maskHtml } = createPlaceholders(['Zoë Berg'].map((name) => ({ name })));
  expect(
    maskHtml(
      '<a href="mailto:zoe.berg@acme.example">Write</a> <a href="https://x.example/Zo%C3%AB">page</a>',
    ),
  ).toBe('<a>Write</a> <a>page</a>');
  for (const kept of ['<a href="/p/zoe/notes/1">note</a>', '<a href="https://x.example/100%">page</a>'])
    expect(maskHtml(kept)).toBe(kept);
});

test('what is nobody’s name stays, and a name of two people is neither’s', () => {
  const { maskText } = createPlaceholders(
    ['Interviewer', 'Mark Hill', 'Mark Stone', 'Speaker 1'].map((name) => ({ name })),
  );
  expect(maskText('Interviewer: mark the page, Mark. Hill?')).toBe(
    'Interviewer: mark the page, [Participant]. [Participant 1]?',
  );
});
