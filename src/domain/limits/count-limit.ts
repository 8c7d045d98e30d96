/** `holder` and `things` make the message: "A workspace can have at most 200 projects". */
export type CountLimit = {
  readonly holder: string;
  readonly things: string;
  readonly max: number;
  readonly min?: number;
};
