export { SupportAccessSection } from './support-access-section.tsx';
export { SupportBanner } from './support-banner.tsx';
export { supportCache } from './support-cache.ts';
