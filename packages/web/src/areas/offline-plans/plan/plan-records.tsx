import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { RecordTable } from './record-table.tsx';

/** What happened to a plan, newest first. */
export function PlanRecords({ planId, pageSize }: { planId: string; pageSize: number }) {
  const [page, setPage] = useState(1);
  const records = useQuery(
    api.offlinePlans.planRecords.queryOptions({
      input: { userOfflinePlanId: planId, skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  return <RecordTable list={records} page={page} pageSize={pageSize} onPage={setPage} />;
}
