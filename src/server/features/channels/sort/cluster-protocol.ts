export type ClusterTask = {
  readonly packDir: string;
  readonly size: number;
  readonly values: Float32Array;
  readonly cut: number;
  readonly smallest: number;
  readonly wanted: number | null;
};

export type ClusterAnswer = {
  readonly labels: Int32Array;
  readonly scores: Float32Array;
  readonly centroids: Float32Array;
};
