import { teacher } from '@trellis/contract/content/teacher';
import { api } from '../../app/api.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';

/** The teachers of courses. */
export const TeacherPage = () => <DeclaredPage of={teacher} calls={api.teachers} columns={['name', 'introduction', 'createdAt']} />;
