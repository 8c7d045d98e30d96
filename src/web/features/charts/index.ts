export { ChartPanel, type ChartPanelProps } from './chart-panel.tsx';
