export { AskButton } from './ask-button.tsx';
export { AskScreen } from './ask-screen.tsx';
export { useAsk } from './use-ask.ts';
export { ScopePlacesDocument } from './conversations.gen.ts';
export { ScopeFields } from './scope-fields.tsx';
export { scopeText, type Scope } from './scope.ts';
