export { ClusterDialog } from './cluster-dialog.tsx';
export { clusteringCache } from './clustering-cache.ts';
