export { ExportMedia } from './export-media.tsx';
export { mediaExportsCache } from './media-exports-cache.ts';
