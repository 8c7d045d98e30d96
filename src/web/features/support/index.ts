export { SupportAccessSection } from './support-access-section.tsx';
export { SupportBanner } from './support-banner.tsx';
