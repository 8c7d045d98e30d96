export { PublicLinkSection } from './public-link-section.tsx';
export { publicLinksCache } from './public-links-cache.ts';
