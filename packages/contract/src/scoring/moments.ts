export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;

/** Standard deviation of a sample (n − 1). */
export function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1));
}

/** Quantile of type 7 (Hyndman & Fan 1996), of values in ascending order. */
export function quantileOf(sorted: ArrayLike<number>, p: number): number {
  const place = (sorted.length - 1) * p;
  const below = Math.floor(place);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN;
  return low + (place - below) * (high - low);
}

export const ascending = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);

export interface Line {
  slope: number;
  /** Standard error of the slope. */
  error: number;
  points: number;
}

/** Weighted least squares of y on x. */
export function lineThrough(points: readonly { x: number; y: number; weight: number }[]): Line {
  const weight = sumOf(points.map((point) => point.weight));
  const xMean = sumOf(points.map((point) => point.weight * point.x)) / weight;
  const yMean = sumOf(points.map((point) => point.weight * point.y)) / weight;
  const spread = sumOf(points.map((point) => point.weight * (point.x - xMean) ** 2));
  const slope = sumOf(points.map((point) => point.weight * (point.x - xMean) * (point.y - yMean))) / spread;
  const rest = sumOf(points.map((point) => point.weight * (point.y - yMean - slope * (point.x - xMean)) ** 2));
  return { slope, error: Math.sqrt(rest / (points.length - 2) / spread), points: points.length };
}

/** Area of the ellipse that holds 95 % of a two-dimensional normal cloud: 5.991·π·√det Σ. */
export function ellipseArea(xs: ArrayLike<number>, ys: ArrayLike<number>): number {
  const n = xs.length;
  let xMean = 0;
  let yMean = 0;
  for (let i = 0; i < n; i += 1) {
    xMean += (xs[i] ?? 0) / n;
    yMean += (ys[i] ?? 0) / n;
  }
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let i = 0; i < n; i += 1) {
    const dx = (xs[i] ?? 0) - xMean;
    const dy = (ys[i] ?? 0) - yMean;
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  return (5.991 * Math.PI * Math.sqrt(Math.max(0, xx * yy - xy * xy))) / (n - 1);
}
