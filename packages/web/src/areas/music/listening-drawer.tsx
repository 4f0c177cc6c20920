import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { ListeningList } from './listening-list.tsx';

const portion = 10;

/** What was listened to in the sessions of a plan, the latest first; ten more at a time. */
export function ListeningDrawer({ plan, onClose }: { plan: { id: string; displayName: string }; onClose: () => void }) {
  const { t } = useTranslation('music');
  const records = useInfiniteQuery(
    api.musicRecords.listened.infiniteOptions({
      input: (skipCount: number) => ({ userOfflinePlanId: plan.id, skipCount, maxResultCount: portion }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (pages.length * portion < last.totalCount ? pages.length * portion : undefined),
    }),
  );
  return (
    <SideDrawer title={t('records.title', { plan: plan.displayName })} onClose={onClose}>
      <ListeningList records={records} />
    </SideDrawer>
  );
}
