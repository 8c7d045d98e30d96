export { logoPath, readBrand, readBrands, readMailBrand, type Brand } from './read-brand.ts';
