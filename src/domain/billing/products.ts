export const products = [
  'free',
  'team',
  'pro',
  'business',
  'enterprise',
  'channels',
  'recruit',
  'markup',
  'playback',
  'hipaa',
  'magic-add-on',
  'disable-gen-ai-add-on',
] as const;
export type Product = (typeof products)[number];
