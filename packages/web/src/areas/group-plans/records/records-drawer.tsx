import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { GroupPlan } from '@trellis/contract/group-plans/schemas';
import { Skeleton, Tabs } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { ListeningList } from '../../music/public.ts';
import { FeedbackCards } from '../../offline-plans/public.ts';
import { GrowthReport } from './growth-report.tsx';

const portion = 10;

/** What came of the sessions of a class: how each child went on, what was said, and what was heard. */
export function RecordsDrawer({ plan: { id, displayName }, onClose }: { plan: GroupPlan; onClose: () => void }) {
  const { t } = useTranslation(['groupPlans', 'offlinePlans', 'familyPages', 'music', 'planLife']);
  return (
    <SideDrawer size="large" title={t('records.title', { plan: displayName })} onClose={onClose}>
      <Tabs
        items={[
          { key: 'growth', label: t('records.growth'), children: <GrowthReport planId={id} /> },
          { key: 'overall', label: t('offlinePlans:forms.overall'), children: <Said planId={id} of="overall" /> },
          { key: 'items', label: t('offlinePlans:sessions.doneColumn'), children: <Said planId={id} of="items" /> },
          { key: 'personal', label: t('planLife:personal.title'), children: <Said planId={id} of="personal" /> },
          { key: 'parent', label: t('familyPages:records.parent'), children: <Said planId={id} of="parent" /> },
          { key: 'music', label: t('music:records.open'), children: <Heard planId={id} /> },
        ].map((item) => ({ ...item, children: <Suspense fallback={<Skeleton active />}>{item.children}</Suspense> }))}
      />
    </SideDrawer>
  );
}

/** A page of what was said, the latest session first. */
function Said({ planId, of }: { planId: string; of: 'overall' | 'items' | 'personal' | 'parent' }) {
  const { t } = useTranslation(['groupPlans', 'familyPages']);
  const [page, setPage] = useState(1);
  const input = { groupTrainingPlanId: planId, skipCount: (page - 1) * portion, maxResultCount: portion };
  const records = useQuery(api.groupRecords[of].queryOptions({ input, placeholderData: keepPreviousData, meta: { quiet: true } }));
  const empty = of === 'parent' ? t('familyPages:records.noParent') : t('familyPages:records.noTrainer');
  return <FeedbackCards records={records} empty={empty} page={page} onPage={setPage} />;
}

function Heard({ planId: groupTrainingPlanId }: { planId: string }) {
  const records = useInfiniteQuery(
    api.groupMusic.listened.infiniteOptions({
      input: (skipCount: number) => ({ groupTrainingPlanId, skipCount, maxResultCount: portion }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (pages.length * portion < last.totalCount ? pages.length * portion : undefined),
    }),
  );
  return <ListeningList records={records} />;
}
