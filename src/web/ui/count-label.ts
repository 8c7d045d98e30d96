export { countOf as countLabel } from '#domain/text/count-of.ts';
