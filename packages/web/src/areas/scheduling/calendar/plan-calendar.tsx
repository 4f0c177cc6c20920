import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { centreToday } from '../../../ui/centre-time.ts';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { Calendar } from './calendar.tsx';
import { daysOf, spanOf } from './calendar-days.ts';
import type { CalendarSearch } from './calendar-search.ts';
import { usePlanCalendar } from './queries.ts';

/** What of one plan is booked, and was. */
export function PlanCalendar({ planId, childName, onClose }: { planId: string; childName: string; onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const { zone } = useCurrentUser();
  const [search, setSearch] = useState<CalendarSearch>({ view: 'month' });
  const { view = 'month', date = centreToday(zone) } = search;
  const query = usePlanCalendar({ ...spanOf(daysOf(view, date), zone), userOfflinePlanId: planId });
  return (
    <SideDrawer title={t('ofPlan', { child: childName })} size="large" onClose={onClose}>
      <Calendar search={search} onSearch={setSearch} zone={zone} query={query} />
    </SideDrawer>
  );
}
