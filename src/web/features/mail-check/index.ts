export { MailCheck } from './mail-check.tsx';
export { mailSettings } from './settings-places.ts';
