import { expect, test } from 'vitest';
import { qualityChoice } from './quality-choice.ts';

const labelsOf = (choice: ReturnType<typeof qualityChoice>) => choice?.options.map(({ label }) => label);
const anyone = { quality: 'auto', mayPrepare: false } as const;
const sharp = { height: 1080, state: 'READY', progress: 1 } as const;

test('there is nothing to choose where the light stream shows all', () => {
  expect(qualityChoice(null, { quality: 'sharp', mayPrepare: true })).toBeNull();
});

test('two streams, or the connection decides', () => {
  expect(labelsOf(qualityChoice(sharp, anyone))).toEqual(['Auto', '360p', '1080p']);
  expect(qualityChoice(sharp, { ...anyone, quality: 'light' })?.value).toBe('light');
});

test('one that is being made says how far it is, and can be chosen before', () => {
  const choice = qualityChoice({ ...sharp, state: 'PREPARING', progress: 0.426 }, anyone);
  expect(labelsOf(choice)).toEqual(['Auto', '360p', '1080p, preparing 43%']);
});

test('one that is missing is asked for by those who may, and is not what plays', () => {
  const missing = { height: 720, state: 'MISSING', progress: 0 } as const;
  expect(qualityChoice(missing, anyone)).toBeNull();
  const choice = qualityChoice(missing, { quality: 'sharp', mayPrepare: true });
  expect([choice?.value, labelsOf(choice)]).toEqual(['auto', ['Auto', '360p', 'Prepare 720p']]);
});
