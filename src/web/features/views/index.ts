export { loadPreloads, loadViewPage } from './load-views.ts';
export { ViewPage } from './view-page.tsx';
