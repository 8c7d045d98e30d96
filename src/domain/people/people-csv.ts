export const peopleCsvHeader = ['Name', 'E-mail', 'Added'] as const;
