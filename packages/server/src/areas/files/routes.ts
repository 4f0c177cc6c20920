import type { fileCalls, uploadCalls } from '@trellis/contract/files/calls';
import { identityRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { findAddress } from './find-address.ts';
import { uploadFile } from './upload-file.ts';

export const fileRoutes = routesFor<typeof fileCalls>({ address: findAddress });

export const uploadRoutes = identityRoutesFor<typeof uploadCalls>({ rocketAdmin: uploadFile, business: uploadFile });
