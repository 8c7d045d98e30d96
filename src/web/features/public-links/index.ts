export { PublicLinkSection } from './public-link-section.tsx';
