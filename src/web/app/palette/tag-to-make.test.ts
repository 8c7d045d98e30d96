import { expect, test } from 'vitest';
import { filterCommands, parsePaletteQuery, type Command } from './commands.ts';
import { tagToMake } from './tag-to-make.ts';

const made = (input: string) => tagToMake(parsePaletteQuery(input));

test('a tag is called what follows the word, in every way of asking for one', () => {
  for (const input of ['tag Lost time', 'new tag Lost time', 'Create tag  Lost time ', '>new tag Lost time'])
    expect(made(input)).toEqual({ title: 'Lost time', isAskedFor: true });
});

test('or what is typed, which may have been meant for the search', () => {
  expect(made('Lost time')).toEqual({ title: 'Lost time', isAskedFor: false });
  expect(made('tags')).toEqual({ title: 'tags', isAskedFor: false });
});

test('without a name, and for what asks for people, ids and other actions, there is none', () => {
  for (const input of ['', '>', '>new tag', '>invite', '@tag Rosa', '#tag 1', 'x'.repeat(201)])
    expect([input, made(input)]).toEqual([input, null]);
});

test('the tag that is asked for is first, and the one that is only possible comes last', () => {
  const command = (label: string, more: Pick<Command, 'standing' | 'isFound'> = {}): Command => ({
    id: label,
    label,
    kind: 'action',
    icon: null,
    run() {},
    ...more,
  });
  const labels = (rows: Command[], input: string) =>
    filterCommands(rows, parsePaletteQuery(input)).map(({ label }) => label);
  const found = command('Interview 4', { isFound: true });
  const [asked, possible] = [
    command('Create tag “time”', { standing: 'first' }),
    command('Create tag “time”', { standing: 'last' }),
  ];
  expect(labels([found, asked], 'tag time')).toEqual(['Create tag “time”', 'Interview 4']);
  expect(labels([possible, found, command('The items here')], 'time')).toEqual([
    'Interview 4',
    'The items here',
    'Create tag “time”',
  ]);
});
