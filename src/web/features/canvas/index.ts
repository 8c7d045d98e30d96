export { canvasCache } from './canvas-cache.ts';
export { CanvasView } from './canvas-view.tsx';
export { canvasShortcuts } from './shortcuts.ts';
