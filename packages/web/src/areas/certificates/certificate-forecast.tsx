import { lazy, Suspense, useEffect, useState } from 'react';
import { useCurrentUser } from '../../app/current-user.ts';

const ForecastCard = lazy(() => import('./forecast-card.tsx').then((module) => ({ default: module.ForecastCard })));

/** Long after what the page is there for. */
const later = 3_000;

/** Sessions that will lose a qualified coach, to whoever reads what coaches may train and what is booked. Where the day comes first it is asked for `isLater`. */
export function CertificateForecast({ isLater = false }: { isLater?: boolean }) {
  const { can } = useCurrentUser();
  const [isDue, setDue] = useState(!isLater);
  useEffect(() => {
    const timer = window.setTimeout(() => setDue(true), later);
    return () => window.clearTimeout(timer);
  }, []);
  const mayRead = can('PFE.CoachTrainingConfig') && can('RocketSystem.Schedule');
  return <Suspense>{mayRead && isDue && <ForecastCard />}</Suspense>;
}
