export { logoPath, readBrand, readMailBrand, type Brand } from './read-brand.ts';
