import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio, contrastThresholds } from '#domain/color/contrast.ts';
import { colorThemes, type ColorTheme } from '#domain/color/themes.ts';
import { tagHues } from './tag-hues.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [base = '', legacy = ''] = css.split(":root[data-theme='legacy']");

function declarations(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function tokensOf(theme: ColorTheme): (name: string) => string {
  const values = declarations(base);
  if (theme === 'legacy') for (const [name, value] of declarations(legacy)) values.set(name, value);
  return (name) => {
    const value = values.get(name) ?? '';
    const pair = /light-dark\((#\w+), (#\w+)\)/.exec(value);
    return (theme === 'dark' ? pair?.[2] : pair?.[1]) ?? value;
  };
}

const grounds = ['color-bg', 'color-bg-subtle', 'color-bg-raised', 'color-bg-hover'] as const;
const inks = [
  'color-text',
  'color-text-muted',
  'color-text-faint',
  'color-accent-text',
  'color-danger-text',
] as const;
const tones = ['danger', 'warning', 'success', 'accent'] as const;

const textPairs: [string, string][] = [
  ...inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground])),
  ...tones.map((tone): [string, string] => [`color-${tone}-text`, `color-${tone}-tint`]),
  ['color-text', 'color-bg-active'],
  ['color-text', 'color-accent-tint'],
  ['color-text-muted', 'color-accent-tint'],
  ['color-text', 'color-selection'],
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-hover'],
  ['color-on-accent', 'color-danger'],
  ['color-on-accent', 'color-danger-hover'],
  ['color-toast-text', 'color-toast'],
  ['color-toast-action', 'color-toast'],
  ...tagHues.flatMap((hue): [string, string][] => [
    ['color-text', `tag-${hue}-tint`],
    [`tag-${hue}-solid`, `tag-${hue}-tint`],
    [`tag-${hue}-solid`, 'color-bg'],
  ]),
];

describe.each(colorThemes)('%s theme', (theme) => {
  const token = tokensOf(theme);

  it.each(textPairs)('%s reads on %s', (ink, ground) => {
    expect(contrastRatio(token(ink), token(ground))).toBeGreaterThanOrEqual(contrastThresholds.AA);
  });

  it('outlines fields at 3 : 1 (WCAG 1.4.11)', () => {
    expect(contrastRatio(token('color-border-field'), token('color-bg'))).toBeGreaterThanOrEqual(3);
  });
});
