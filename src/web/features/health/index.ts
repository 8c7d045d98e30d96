export { HealthChecks } from './health-checks.tsx';
export { healthSettings } from './settings-places.ts';
