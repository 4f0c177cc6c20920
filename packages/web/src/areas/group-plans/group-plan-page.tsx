import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PlanPage } from './plan-page.tsx';
import './group-plans.css';

const ClassSession = lazy(() => import('./session/class-session.tsx').then((module) => ({ default: module.ClassSession })));
const route = getRouteApi('/system/center/detail/groupOfflinePlanDetail');

/** The plan of a class, or one session of it. */
export function GroupPlanPage() {
  const { planId, num } = route.useSearch();
  if (num === undefined) return <PlanPage planId={planId} />;
  return (
    <Suspense>
      <ClassSession key={`${planId}.${num}`} planId={planId} num={num} />
    </Suspense>
  );
}
