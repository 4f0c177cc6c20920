import type { groups } from '@trellis/contract/subject-archive/area';
import type { subjectArchiveCalls } from '@trellis/contract/subject-archive/calls';
import { type AreaRoutes, reads, routesFor } from '../../platform/http/routes.ts';
import { archiveSubject } from './archive-subject.ts';
import { previewArchive } from './preview-archive.ts';
import { restoreSubject } from './restore-subject.ts';

const subjectArchiveRoutes = routesFor<typeof subjectArchiveCalls>({
  preview: reads(previewArchive),
  archive: archiveSubject,
  restore: restoreSubject,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = { subjectArchive: subjectArchiveRoutes };
