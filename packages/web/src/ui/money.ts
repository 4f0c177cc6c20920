/** An amount as the product writes it: a dollar sign, thousands apart, the decimals as given. */
export function formatMoney(amount: string): string {
  const [whole = '0', decimals] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? `$${grouped}` : `$${grouped}.${decimals}`;
}
