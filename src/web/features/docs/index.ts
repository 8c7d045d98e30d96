export { DocForm } from './doc-form.tsx';
export { DocList } from './doc-list.tsx';
export { DocMenu } from './doc-menu.tsx';
export { DocScreen } from './doc-screen.tsx';
export { NewDocButton } from './new-doc-button.tsx';
