import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const domainsOf = (value?: string) => readEnv({ HARK_STAFF_EMAIL_DOMAINS: value }, '/srv').staffEmailDomains;

test('the company’s domains, with or without an @', () => {
  expect(domainsOf()).toEqual([]);
  expect(domainsOf(' hark.example, @Support.hark.example ')).toEqual([
    'hark.example',
    'support.hark.example',
  ]);
});

test.each(['gmail.com', 'hark', 'mia@hark.example', '*.hark.example'])('refuses %s', (value) => {
  expect(() => domainsOf(value)).toThrow('HARK_STAFF_EMAIL_DOMAINS must list domains of your own company');
});
