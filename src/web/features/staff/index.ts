export { DomainCheck } from './domain-check.tsx';
export { NewWorkspace } from './new-workspace.tsx';
export { StaffGuard } from './staff-guard.tsx';
export { UserSearch } from './user-search.tsx';
