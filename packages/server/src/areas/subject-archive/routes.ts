import type { groups } from '@trellis/contract/subject-archive/area';
import type { subjectArchiveBatchCalls } from '@trellis/contract/subject-archive/batch-calls';
import type { subjectArchiveCalls } from '@trellis/contract/subject-archive/calls';
import { type AreaRoutes, reads, routesFor } from '../../platform/http/routes.ts';
import { archiveSeveral, restoreSeveral } from './archive-several.ts';
import { archiveSubject } from './archive-subject.ts';
import { previewArchive, previewSeveral } from './preview-archive.ts';
import { restoreSubject } from './restore-subject.ts';

const subjectArchiveRoutes = routesFor<typeof subjectArchiveCalls>({
  preview: reads(previewArchive),
  archive: archiveSubject,
  restore: restoreSubject,
});

const subjectArchiveBatchRoutes = routesFor<typeof subjectArchiveBatchCalls>({
  preview: reads(previewSeveral),
  archive: archiveSeveral,
  restore: restoreSeveral,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  subjectArchive: subjectArchiveRoutes,
  subjectArchiveBatch: subjectArchiveBatchRoutes,
};
