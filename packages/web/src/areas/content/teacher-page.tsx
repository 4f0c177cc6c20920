import { teacher } from '@trellis/contract/content/teacher';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';

export const TeacherPage = () => (
  <DeclaredPage
    of={teacher}
    calls={api.teachers}
    mayWrite={useCurrentUser().canWrite('RocketSystem.Content')}
    columns={['name', 'introduction', 'createdAt']}
  />
);
