import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import { Skeleton } from 'antd';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { useStaff } from '../queries.ts';
import { StaffForm } from './staff-form.tsx';

/** Edits somebody of the staff, from what is saved at this moment. */
export function StaffDrawer({ staff, onClose }: { staff: StaffItem; onClose: () => void }) {
  const { data, error, refetch } = useStaff(staff.id, staff.tenantId);
  if (data) return <StaffForm opened={data} onClose={onClose} />;
  return (
    <SideDrawer size="large" title={staff.name} onClose={onClose}>
      {error ? <LoadFailed error={error} onRetry={refetch} /> : <Skeleton active paragraph={{ rows: 6 }} />}
    </SideDrawer>
  );
}
