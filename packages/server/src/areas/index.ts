import type { contract } from '@trellis/contract';
import { joined } from '@trellis/contract/manifest';
import type { AreaRoutes } from '../platform/http/routes.ts';
import * as areas from './areas.ts';
import { documentRoutesFor } from './files/document-routes.ts';

/** Every area's use cases, by the contract's groups: one left out does not compile. */
export const routes: Record<keyof typeof contract, AreaRoutes> & Record<string, AreaRoutes> = {
  ...joined(areas, 'routes'),
  documents: documentRoutesFor(joined(areas, 'documents')),
};
