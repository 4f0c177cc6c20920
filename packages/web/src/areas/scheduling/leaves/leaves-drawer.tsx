import { decidesOnLeave, looksAfterLeaves } from '@trellis/contract/scheduling/leaves/rules';
import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { LeaveCard } from './leave-card.tsx';
import { LeaveForm } from './leave-form.tsx';
import { useLeaves } from './queries.ts';
import './leaves.css';

/** Time off of coaches: asked for, answered, and what is booked in it. */
export function LeavesDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('leaves');
  const { roles, id, can } = useCurrentUser();
  const [page, setPage] = useState(1);
  const [isAsking, setAsking] = useState(false);
  const leaves = useLeaves(page);
  const isDecided = decidesOnLeave(roles, id, id);
  return (
    <SideDrawer
      title={t('title')}
      size="large"
      extra={
        can('RocketSystem.Schedule.Write') && (
          <Button type="primary" onClick={() => setAsking(true)}>
            {isDecided ? t('enter') : t('ask')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <p className="quiet">{looksAfterLeaves(roles) ? t('aboutAll') : t('aboutOwn')}</p>
      <Loaded query={leaves}>
        {({ items, totalCount }) => (
          <>
            {items.length === 0 && <p className="quiet">{t('empty')}</p>}
            <ul className="plain-list leaves">
              {items.map((leave) => (
                <LeaveCard key={leave.id} leave={leave} />
              ))}
            </ul>
            {totalCount > leaves.maxResultCount && (
              <Pagination
                align="end"
                current={page}
                total={totalCount}
                pageSize={leaves.maxResultCount}
                showSizeChanger={false}
                onChange={setPage}
              />
            )}
          </>
        )}
      </Loaded>
      {isAsking && <LeaveForm onClose={() => setAsking(false)} />}
    </SideDrawer>
  );
}
