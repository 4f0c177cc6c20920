/** An amount of money as the reader's language writes it. */
export const formatPrice = (amount: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
