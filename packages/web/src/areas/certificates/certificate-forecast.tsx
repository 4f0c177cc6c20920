import { lazy, Suspense } from 'react';
import { useCurrentUser } from '../../app/current-user.ts';

const ForecastCard = lazy(() => import('./forecast-card.tsx').then((module) => ({ default: module.ForecastCard })));

/** Sessions that will lose a qualified coach, to whoever reads what coaches may train and what is booked. */
export function CertificateForecast() {
  const { can } = useCurrentUser();
  const mayRead = can('PFE.CoachTrainingConfig') && can('RocketSystem.Schedule');
  return <Suspense>{mayRead && <ForecastCard />}</Suspense>;
}
