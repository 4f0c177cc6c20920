import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { RecordTable } from '../plan/record-table.tsx';

const pageSize = 10;

/** Which sessions of a plan its child asked for leave from or did not come to, newest first, and what was taken back of that. */
export function LeaveRecords({ plan, onClose }: { plan: { id: string; displayName: string }; onClose: () => void }) {
  const { t } = useTranslation('planLeaves');
  const [page, setPage] = useState(1);
  const records = useQuery(
    api.planLeaves.records.queryOptions({
      input: { userOfflinePlanId: plan.id, skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  return (
    <SideDrawer title={t('records.title', { plan: plan.displayName })} size="large" onClose={onClose}>
      <RecordTable list={records} empty={t('records.empty')} page={page} pageSize={pageSize} onPage={setPage} />
    </SideDrawer>
  );
}
