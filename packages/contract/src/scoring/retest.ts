/** How well a measure repeats itself within the population: its spread, the correlation of two tests, what practice alone brings. */
export interface Repeatability {
  sd: number;
  correlation: number;
  practice: number;
}

/** The reliable change index of two tests (Jacobson & Truax 1991; error term as Maassen 2004): beyond ±1.96 it is more than chance. */
export const reliableChange = (before: number, after: number, { sd, correlation, practice }: Repeatability): number =>
  (after - before - practice) / (sd * Math.sqrt(2 * (1 - correlation)));

/** How far two tests of the same child lie apart by chance, with 95 %. */
export const changeBand = ({ sd, correlation }: Pick<Repeatability, 'sd' | 'correlation'>): number =>
  1.96 * sd * Math.sqrt(2 * (1 - correlation));

/**
 * How tests of one child correlate over one to five weeks: the median of the Conners CPT 3 (MHS, technical page). A stand-in until children were
 * tested twice with this task.
 */
export const retestCorrelation = 0.67;
