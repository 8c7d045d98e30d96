import type { Assignment, Points } from '#engines/clustering/index.ts';

export type ClusterTask = {
  readonly packDir: string;
  readonly size: number;
  readonly values: Float32Array;
  readonly cut: number;
  readonly smallest: number;
  readonly wanted?: number;
  readonly before?: Int32Array;
  readonly most?: number;
};

export type ClusterAnswer = {
  readonly labels: Int32Array;
  readonly scores: Float32Array;
  readonly centroids: Float32Array;
};

export type AssignTask = { readonly packDir: string; readonly centroids: Points; readonly cut: number };
export type AssignAnswer = Assignment;
