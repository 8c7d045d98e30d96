import { describe, expect, it } from 'vitest';
import { toShortId } from '#domain/ids/short-id.ts';
import { filterCommands, parsePaletteQuery, rankOf, type Command } from './commands.ts';

const command = (label: string, kind: Command['kind']): Command => ({
  id: label,
  label,
  kind,
  icon: null,
  run() {},
});
const all = [
  command('Go to projects', 'navigation'),
  command('New project', 'action'),
  command('Invite people', 'action'),
  command('Priya', 'person'),
  command('Pricing study', 'record'),
];
const labels = (input: string) => filterCommands(all, parsePaletteQuery(input)).map(({ label }) => label);

describe('palette', () => {
  it('reads the prefixes', () => {
    const id = '01932f4e-7b2a-7c3d-8e4f-5a6b7c8d9e0f';
    expect(parsePaletteQuery('> inv')).toEqual({ mode: 'action', text: 'inv' });
    expect(parsePaletteQuery('@pri')).toEqual({ mode: 'person', text: 'pri' });
    expect(parsePaletteQuery(`#${toShortId(id)}`)).toMatchObject({ mode: 'id', id });
    expect(parsePaletteQuery('#nope')).toMatchObject({ mode: 'id', id: undefined });
  });

  it('shows people only when asked for', () => {
    expect(labels('pri')).toEqual(['Pricing study']);
    expect(labels('@pri')).toEqual(['Priya']);
    expect(labels('>p')).toEqual(['New project', 'Invite people']);
  });

  it('puts the exact title above longer names and above what was found elsewhere', () => {
    const found = (label: string) => ({ ...command(label, 'record'), isFound: true });
    const rows = [command('Prices', 'navigation'), found('Interview 4'), found('price')];
    expect(filterCommands(rows, parsePaletteQuery('Price')).map(({ label }) => label)).toEqual([
      'price',
      'Prices',
      'Interview 4',
    ]);
  });

  it('ranks starts before words before letters in order', () => {
    expect(rankOf('Projects', 'pro')).toBe(0);
    expect(rankOf('New project', 'pro')).toBe(1);
    expect(rankOf('Improve', 'pro')).toBe(2);
    expect(rankOf('Paper route', 'pro')).toBe(3);
    expect(rankOf('Home', 'pro')).toBeNull();
  });
});
