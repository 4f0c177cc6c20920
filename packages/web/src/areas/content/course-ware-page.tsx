import { courseWare } from '@trellis/contract/content/courseware';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';
import { FileField } from './file-field.tsx';
import { WatchLink } from './watch-link.tsx';

/** The documents that sections show. */
export const CourseWarePage = () => (
  <DeclaredPage
    of={courseWare}
    calls={api.courseWares}
    mayWrite={useCurrentUser().canWrite('RocketSystem.Content')}
    columns={['name', 'file', 'createdAt']}
    cells={{ file: ({ file }) => <WatchLink vid={file.id}>{file.fileName}</WatchLink> }}
    inputs={{ fileId: <FileField kind="courseWare" /> }}
  />
);
