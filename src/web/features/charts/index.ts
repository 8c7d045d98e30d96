export { ChartPanel } from './chart-panel.tsx';
export { chartsCache } from './charts-cache.ts';
