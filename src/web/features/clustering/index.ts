export { ClusterDialog } from './cluster-dialog.tsx';
