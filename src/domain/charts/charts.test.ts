import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { chartOptionsCodec, defaultChartOptions } from './chart-options.ts';
import {
  chartOptionsFromHash,
  chartOptionsToHash,
  chartStateFromHash,
  chartStateToHash,
  defaultChartState,
  type ChartState,
} from './chart-state.ts';

describe('options', () => {
  test('round trip', () => {
    const options = { ...defaultChartOptions, filter: { collapsedGroupIds: ['a'], hiddenItemIds: ['b'] } };
    expect(decode(chartOptionsCodec, options)).toEqual(options);
    expect(decode(chartOptionsCodec, defaultChartOptions)).toEqual(defaultChartOptions);
  });

  test.each([{ metric: 'WORDS' }, { type: 'person' }, { shape: 'line' }, { filter: null }])(
    'refuse %j',
    (change) => {
      expect(isOf(chartOptionsCodec, { ...defaultChartOptions, ...change })).toBe(false);
    },
  );
});

describe('hash', () => {
  const filter = {
    combinator: 'Or',
    rows: [{ id: '1', field: { kind: 'system', field: 'Tags' }, operator: 'is empty', values: {} }],
  } as const;

  test.each<ChartState>([
    defaultChartState,
    { preset: 'last7Days', type: 'line', filter },
    { preset: 'custom', from: '2024-01-01', to: '2024-02-01', type: 'none', filter },
    { preset: 'custom', from: '2024-01-01', type: 'bar', filter: { combinator: 'Or', rows: [] } },
  ])('round trip %#', (state) => {
    expect(chartStateFromHash(chartStateToHash(state))).toEqual(state);
  });

  test('the default writes nothing', () => {
    expect(chartStateToHash(defaultChartState)).toEqual({});
  });

  test('dates make a custom range, a preset leaves stray dates out', () => {
    expect(chartStateFromHash({ from: '2024-01-01' })).toMatchObject({
      preset: 'custom',
      from: '2024-01-01',
    });
    expect(chartStateFromHash({ preset: 'thisWeek', from: '2024-01-01' })).toEqual({
      ...defaultChartState,
      preset: 'thisWeek',
    });
  });

  test('a broken filter is none', () => {
    expect(chartStateFromHash({ filter: '{' })).toEqual(defaultChartState);
  });

  test('carries what is drawn, the default too', () => {
    const id = '0198a3d2-0000-7000-8000-000000000001';
    for (const options of [
      defaultChartOptions,
      {
        metric: 'TEXT_VOLUME' as const,
        type: 'tag-group' as const,
        shape: 'pie' as const,
        fieldId: id,
        filter: { hiddenItemIds: [id, ''], collapsedGroupIds: [''] },
      },
    ]) {
      const url = buildUrl('projectCharts', {
        params: { projectId: id },
        hash: { ...chartStateToHash(defaultChartState), ...chartOptionsToHash(options) },
      });
      const match = parseUrl(url);
      if (match?.name !== 'projectCharts') throw new Error(url);
      expect(chartOptionsFromHash(match.hash)).toEqual(options);
    }
    expect(chartOptionsFromHash({ type: 'line' })).toBeNull();
  });
});
