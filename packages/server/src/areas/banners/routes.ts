import type { groups } from '@trellis/contract/banners/area';
import type { banner } from '@trellis/contract/banners/banner';
import { type AreaRoutes, actorRoutesFor } from '../../platform/http/routes.ts';
import { banners } from './banners.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  banners: actorRoutesFor<typeof banner.calls>(banners),
};
