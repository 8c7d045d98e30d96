/** What every model here listens to: one channel, so many samples a second, judged for voice a frame at a time. */
export const samplesPerSecond = 16_000;
export const voiceFrame = 512;
/** One step of what the English model listens to. */
export const hearingSeconds = 384 / samplesPerSecond;
