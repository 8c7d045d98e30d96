export const secondsPerMinute = 60;
export const secondsPerDay = 86_400;

export const minuteMs = secondsPerMinute * 1000;
export const hourMs = 60 * minuteMs;
export const dayMs = secondsPerDay * 1000;
