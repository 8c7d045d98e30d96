export const companySizes = ['1-25', '26-200', '201-500', '501-1000', '1001-5000', '5000+'] as const;
export type CompanySize = (typeof companySizes)[number];
