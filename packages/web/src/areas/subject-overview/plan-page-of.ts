interface OfPlan {
  planId: string;
  kind: 'one' | 'group' | 'trial';
}

/** The page of a plan, or of one of its sessions, whoever is trained by it. */
export function planPageOf({ planId, kind }: OfPlan, num?: number) {
  const search = { planId, ...(num !== undefined && { num }) };
  if (kind === 'trial') return { to: '/system/center/detail/trialSessionDetail', search: { trialPlanId: planId } } as const;
  return kind === 'group'
    ? ({ to: '/system/center/detail/groupOfflinePlanDetail', search } as const)
    : ({ to: '/system/center/detail/userOfflineCourseDetail', search } as const);
}
