import { banner } from '@trellis/contract/banners/banner';
import { resourceCases } from '../../platform/resources/resource.ts';
import { uploadedFiles } from '../files/public.ts';

/** What the platform tells centers and families. */
export const banners = resourceCases(banner, { files: uploadedFiles });
