export { ExportMedia } from './export-media.tsx';
