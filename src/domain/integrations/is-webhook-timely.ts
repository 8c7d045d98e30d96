/** Both ways: a time from the future is as wrong as one from the past. */
export const webhookToleranceSeconds = 300;

export function isWebhookTimely(sentAtSeconds: number, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - sentAtSeconds) <= webhookToleranceSeconds;
}
