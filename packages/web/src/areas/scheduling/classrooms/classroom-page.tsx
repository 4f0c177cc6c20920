import { classrooms } from '@trellis/contract/scheduling/classrooms/calls';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { DeclaredPage } from '../../../ui/resource/declared-page.tsx';
import { Status } from '../../../ui/status.tsx';

/** Where the centre trains. */
export function ClassroomPage() {
  const { t } = useTranslation('classrooms');
  return (
    <DeclaredPage
      of={classrooms}
      calls={api.classrooms}
      mayWrite={useCurrentUser().can('RocketSystem.Classroom.Write')}
      columns={['classroomName', 'status']}
      cells={{ status: ({ status }) => <Status meaning={status === 'Effective' ? 'good' : 'neutral'}>{t(`status.${status}`)}</Status> }}
      actions={({ status }, change) => [
        {
          key: 'toggle',
          label: t(status === 'Effective' ? 'rooms.disable' : 'rooms.enable'),
          onClick: () => change({ status: status === 'Effective' ? 'Invalid' : 'Effective' }),
        },
      ]}
    />
  );
}
