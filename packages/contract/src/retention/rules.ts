import { erasedParts, type RetentionMonths } from './schemas.ts';

/** Whether a rule erases anything that another one keeps longer, or for ever. */
export const erasesSooner = (rule: RetentionMonths, than: RetentionMonths): boolean =>
  erasedParts.some((part) => (rule[`${part}Months`] ?? Infinity) < (than[`${part}Months`] ?? Infinity));
