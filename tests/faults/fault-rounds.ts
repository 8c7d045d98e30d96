/** 5 in an ordinary run; `npm run test:faults` sets 50. */
export const faultRounds = Number(process.env['HARK_FAULT_ROUNDS'] ?? 5);
export const isLongRun = faultRounds >= 50;
