export { CanvasView } from './canvas-view.tsx';
export { canvasShortcuts } from './shortcuts.ts';
