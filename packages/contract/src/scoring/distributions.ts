/** Distributions at full double precision: the scores depend on their tails. */

/** Density of the standard normal distribution. */
export const normalDensity = (x: number): number => Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI);

/** Probability that a standard normal value is at most `x`. */
export function normalProbability(x: number): number {
  if (x > 0) return 1 - normalProbability(-x);
  if (x < -3) return normalDensity(x) * millsRatio(-x);
  // Kummer's series about 0
  let term = x;
  let sum = x;
  for (let n = 1; Math.abs(term) > 1e-18 * Math.abs(sum); n += 1) {
    term *= (x * x) / (2 * n + 1);
    sum += term;
  }
  return 0.5 + normalDensity(x) * sum;
}

/** Its logarithm, which stays finite where the probability is zero in double precision. */
export const logNormalProbability = (x: number): number =>
  x < -3 ? -0.5 * x * x - 0.5 * Math.log(2 * Math.PI) + Math.log(millsRatio(-x)) : Math.log(normalProbability(x));

/** (1 − Φ(x)) / φ(x) for x ≥ 3 as a continued fraction, from its end. */
function millsRatio(x: number): number {
  let fraction = x;
  for (let n = 60; n > 0; n -= 1) fraction = x + n / fraction;
  return 1 / fraction;
}

/** Quantile of the standard normal distribution; Wichura 1988, algorithm AS 241 (PPND16). */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError('A probability lies between 0 and 1');
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return q * ratioOf(0.180625 - q * q, centre);
  const r = Math.sqrt(-Math.log(q < 0 ? p : 1 - p));
  const tail = r <= 5 ? ratioOf(r - 1.6, middle) : ratioOf(r - 5, far);
  return q < 0 ? -tail : tail;
}

interface Ratio {
  above: readonly number[];
  below: readonly number[];
}

const polynomial = (x: number, from: readonly number[]) => from.reduceRight((sum, factor) => sum * x + factor, 0);
const ratioOf = (x: number, { above, below }: Ratio) => polynomial(x, above) / polynomial(x, below);

const centre: Ratio = {
  above: [
    3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087, 33430.57558358813,
    2509.0809287301227,
  ],
  below: [
    1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271, 28729.085735721943,
    5226.495278852546,
  ],
};
const middle: Ratio = {
  above: [
    1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684, 0.2417807251774506,
    0.022723844989269184, 0.0007745450142783414,
  ],
  below: [
    1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457, 0.0005475938084995345,
    1.0507500716444169e-9,
  ],
};
const far: Ratio = {
  above: [
    6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124, 0.0012426609473880784,
    2.7115555687434876e-5, 2.0103343992922881e-7,
  ],
  below: [
    1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133, 1.8463183175100548e-5, 1.421511758316446e-7,
    2.0442631033899397e-15,
  ],
};

/** The value that Student's t with `freedom` degrees stays below with probability 0.975. */
export function studentQuantile975(freedom: number): number {
  let low = 0;
  let high = 1000;
  for (let step = 0; step < 200 && high - low > 1e-14 * high; step += 1) {
    const middle = (low + high) / 2;
    if (studentTail(middle, freedom) > 0.025) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** P(T > t) for whole degrees of freedom: the finite series of Abramowitz & Stegun 26.7.3 and 26.7.4. */
function studentTail(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const cosine = Math.cos(angle);
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let k = isOdd ? 3 : 2; k < freedom; k += 2) {
    term *= (cosine * cosine * (k - 1)) / k;
    sum += term;
  }
  const within = isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
  return (1 - within) / 2;
}
