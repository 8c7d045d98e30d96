export { FailedWork } from './failed-work.tsx';
export { OwnWork } from './own-work.tsx';
export { workSettings } from './settings-places.ts';
export { upkeepCache } from './upkeep-cache.ts';
export { WorkList } from './work-list.tsx';
