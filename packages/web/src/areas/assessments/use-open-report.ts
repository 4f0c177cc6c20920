import type { ReportQuery } from '@trellis/contract/assessments/schemas';
import { useChangeAssessments } from './queries.ts';

/** Opens a report in a window of its own. The window opens at the click, before its address is known: later ones are blocked. */
export function useOpenReport() {
  const { address } = useChangeAssessments();
  return async (userAssessmentId: string) => {
    const page = window.open('', '_blank');
    try {
      const query = (await address.mutateAsync({ userAssessmentId })) as ReportQuery;
      const search = new URLSearchParams({ to: query.to, t: query.t, h: query.h, ts: String(query.ts) });
      if (page) page.location.href = `/m/rocketReport?${search.toString()}`;
    } catch {
      // told in a toast
      page?.close();
    }
  };
}
