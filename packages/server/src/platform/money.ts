/** Minor units of a currency in one major unit's decimals: 2 for USD, 0 for JPY. */
const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Money is an integer of the minor unit in the database, so that no fraction of a cent is ever lost. */
export const toMinor = (amount: number, currency: string) => Math.round(amount * 10 ** decimalsOf(currency));

/** Major units, as the wire has them. */
export const toMajor = (minor: number, currency: string) => minor / 10 ** decimalsOf(currency);
