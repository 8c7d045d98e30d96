export { SaveTemplate } from './save-template.tsx';
export { TemplateList } from './template-list.tsx';
export { templateSettings } from './settings-places.ts';
export { templatesCache } from './templates-cache.ts';
