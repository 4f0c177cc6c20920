import { logNormalProbability } from './distributions.ts';
import { deviationOf, meanOf, sumOf } from './moments.ts';

export interface ExGaussian {
  mu: number;
  sigma: number;
  tau: number;
}

/**
 * The ex-Gaussian of reaction times by maximum likelihood, Nelder–Mead over (μ, ln σ, ln τ) from the moments (Lacouture & Cousineau 2008).
 * Null where it does not settle or σ or τ runs to nothing.
 */
export function fitExGaussian(times: readonly number[]): ExGaussian | null {
  const deviation = deviationOf(times);
  if (!(deviation > 0)) return null;
  const cost = ([mu = 0, lnSigma = 0, lnTau = 0]: readonly number[]) => costOf(times, mu, Math.exp(lnSigma), Math.exp(lnTau));
  let best = startOf(times, deviation);
  let value = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 6; round += 1) {
    const found = descend(cost, best, round === 0 ? [deviation / 4, 0.3, 0.3] : [deviation / 50, 0.02, 0.02]);
    const gain = value - found.value;
    best = found.point;
    value = found.value;
    if (round > 0 && gain < 1e-10) {
      const [mu = 0, lnSigma = 0, lnTau = 0] = best;
      const [sigma, tau] = [Math.exp(lnSigma), Math.exp(lnTau)];
      return sigma < deviation / 100 || tau < deviation / 100 ? null : { mu, sigma, tau };
    }
  }
  return null;
}

function startOf(times: readonly number[], deviation: number): number[] {
  const mean = meanOf(times);
  const skew = sumOf(times.map((time) => ((time - mean) / deviation) ** 3)) / times.length;
  if (skew <= 0 || skew >= 2) return [mean - 0.5 * deviation, Math.log(0.7 * deviation), Math.log(0.5 * deviation)];
  const tau = deviation * (skew / 2) ** (1 / 3);
  return [mean - tau, Math.log(Math.sqrt(deviation ** 2 - tau ** 2)), Math.log(tau)];
}

/** Minus the logarithm of the likelihood. */
function costOf(times: readonly number[], mu: number, sigma: number, tau: number): number {
  let sum = times.length * Math.log(tau);
  for (const x of times) sum -= (mu - x) / tau + (sigma * sigma) / (2 * tau * tau) + logNormalProbability((x - mu) / sigma - sigma / tau);
  return Number.isFinite(sum) ? sum : Number.MAX_VALUE;
}

interface Corner {
  point: number[];
  value: number;
}

/** Nelder–Mead with the usual factors, until the corners are one point. */
function descend(cost: (point: readonly number[]) => number, start: readonly number[], steps: readonly number[]): Corner {
  const corner = (point: number[]): Corner => ({ point, value: cost(point) });
  let corners = [corner([...start]), ...steps.map((step, axis) => corner(start.map((at, place) => (place === axis ? at + step : at))))];
  for (let count = 0; count < 2000; count += 1) {
    corners.sort((one, other) => one.value - other.value);
    const [best, worst] = [corners[0] as Corner, corners.at(-1) as Corner];
    const isOnePoint = corners.every(({ point }) =>
      point.every((at, axis) => Math.abs(at - (best.point[axis] ?? 0)) < 1e-9 * Math.max(1, Math.abs(at))),
    );
    if (isOnePoint) return best;
    const others = corners.slice(0, -1);
    const middle = best.point.map((_, axis) => meanOf(others.map(({ point }) => point[axis] ?? 0)));
    const along = (factor: number) => corner(middle.map((at, axis) => at + factor * ((worst.point[axis] ?? 0) - at)));
    const reflected = along(-1);
    const second = others.at(-1) as Corner;
    if (reflected.value < best.value) {
      const further = along(-2);
      corners = [...others, further.value < reflected.value ? further : reflected];
    } else if (reflected.value < second.value) corners = [...others, reflected];
    else {
      const nearer = reflected.value < worst.value ? along(-0.5) : along(0.5);
      corners =
        nearer.value < Math.min(worst.value, reflected.value)
          ? [...others, nearer]
          : [best, ...corners.slice(1).map(({ point }) => corner(point.map((at, axis) => (at + (best.point[axis] ?? 0)) / 2)))];
    }
  }
  return corners.sort((one, other) => one.value - other.value)[0] as Corner;
}
