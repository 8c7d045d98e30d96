export { HighlightLinkButton } from './highlight-link-button.tsx';
export { PublicLinkSection } from './public-link-section.tsx';
