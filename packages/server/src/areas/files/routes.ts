import type { groups } from '@trellis/contract/files/area';
import type { fileCalls, tableFileCalls, uploadCalls } from '@trellis/contract/files/calls';
import { type AreaRoutes, identityRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { findAddress } from './find-address.ts';
import { uploadFile } from './upload-file.ts';
import { writeTable } from './write-table.ts';

const fileRoutes = routesFor<typeof fileCalls>({ address: findAddress });

const uploadRoutes = identityRoutesFor<typeof uploadCalls>({ rocketAdmin: uploadFile, business: uploadFile });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  files: fileRoutes,
  tableFiles: identityRoutesFor<typeof tableFileCalls>({ excel: writeTable }),
  uploads: uploadRoutes,
};
