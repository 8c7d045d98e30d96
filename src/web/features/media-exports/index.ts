export { ExportFilm } from './export-film.tsx';
export { mediaExportsCache } from './media-exports-cache.ts';
