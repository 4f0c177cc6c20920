import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { RecordTable } from '../../offline-plans/public.ts';

const pageSize = 10;

/** What happened to the plan of a class, newest first. */
export function GroupRecords({ planId }: { planId: string }) {
  const [page, setPage] = useState(1);
  const records = useQuery(
    api.groupPlans.planRecords.queryOptions({
      input: { groupTrainingPlanId: planId, skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  return <RecordTable list={records} page={page} pageSize={pageSize} onPage={setPage} />;
}
