import type { fileCalls } from '@trellis/contract/files/calls';
import { routesFor } from '../../platform/http/routes.ts';
import { findAddress } from './find-address.ts';
import { uploadFile } from './upload-file.ts';

export const fileRoutes = routesFor<typeof fileCalls>({ upload: uploadFile, address: findAddress });
