import { appVersion } from '@trellis/contract/apps/app-version';
import { resourceCases } from '../../platform/resources/resource.ts';

/** Versions of the apps. */
export const appVersions = resourceCases(appVersion);
