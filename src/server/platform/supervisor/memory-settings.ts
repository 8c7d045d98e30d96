/**
 * How the server's process gives memory back, which a flood would otherwise leave behind.
 */
export const memorySettings = {
  /**
   * For glibc. With eight arenas for each core, what threads free by turns is never given back to the system; and once
   * a large buffer was freed, large buffers come from the heap, where one small block above them keeps them all.
   */
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' },
  /** On a large machine the garbage of 40,000 paragraphs would be left until it is three times what is in use. */
  flags: ['--heap-growing-percent=50'],
} as const;
