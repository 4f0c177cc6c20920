/** Unit fee: amount divided by classes, two decimals, 0.00 when either is zero. */
export function unitFee(amount: number, totalClass: number): string {
  if (!amount || !totalClass) return '0.00';
  return (Math.round((amount / totalClass) * 100) / 100).toFixed(2);
}
