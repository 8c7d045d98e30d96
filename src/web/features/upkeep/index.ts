export { FailedWork } from './failed-work.tsx';
export { upkeepCache } from './upkeep-cache.ts';
