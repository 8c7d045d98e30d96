export { ChartPanel, type ChartPanelProps } from './chart-panel.tsx';
export { chartsCache } from './charts-cache.ts';
