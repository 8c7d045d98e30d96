export { FailedWork } from './failed-work.tsx';
export { OwnWork } from './own-work.tsx';
export { workSettings } from './settings-places.ts';
export { WorkList } from './work-list.tsx';
