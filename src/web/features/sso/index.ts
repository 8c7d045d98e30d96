export { ssoCache } from './sso-cache.ts';
export { SsoScreen } from './sso-screen.tsx';
