/** That figures of a source changed on a day; without one, what stands. Of the source `*` everything did. */
export interface Mark {
  tenantId: string;
  source: string;
  day: string | null;
}

/** The months (YYYY-MM) that a mark touches: a moment may be a day earlier or later on the clock of its center. */
export function monthsNear(day: string): string[] {
  const months = [-1, 0, 1].map((shift) => new Date(Date.parse(day) + shift * 86_400_000).toISOString().slice(0, 7));
  return [...new Set(months)];
}
