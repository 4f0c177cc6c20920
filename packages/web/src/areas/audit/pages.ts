import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { type AuditSearch, readAuditSearch } from './audit-search.ts';

const validateSearch = (raw: Partial<AuditSearch> & SearchSchemaInput): AuditSearch => readAuditSearch(raw);
const component = lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage');

const ofPlatform = createRoute({ getParentRoute: () => root, path: '/system/manage/setting/audit', validateSearch, component });
const ofCenter = createRoute({ getParentRoute: () => root, path: '/system/center/menu/manage/audit', validateSearch, component });

export const auditPages = [ofPlatform, ofCenter] as const;
