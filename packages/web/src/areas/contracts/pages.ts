import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readOneOf, readPage, readText } from '../../ui/list-search.ts';
import type { ContractListSearch } from './list-search.ts';

const readDay = (value: unknown) => (/^\d{4}-\d{2}-\d{2}$/.test(readText(value) ?? '') ? readText(value) : undefined);

const contracts = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/user/userContract',
  validateSearch: (raw: Partial<ContractListSearch> & SearchSchemaInput): ContractListSearch => ({
    ...readPage(raw),
    filter: readText(raw.filter),
    contractType: readOneOf(['Renewal', 'First'] as const, raw.contractType),
    purpose: readOneOf(['Training', 'GroupTraining'] as const, raw.purpose),
    state: readOneOf(['InForce', 'Stopped'] as const, raw.state),
    remind: readOneOf([true, false], raw.remind),
    outstanding: readOneOf([true, false], raw.outstanding),
    signFrom: readDay(raw.signFrom),
    signTo: readDay(raw.signTo),
  }),
  component: lazyRouteComponent(() => import('./contract-list-page.tsx'), 'ContractListPage'),
});

/** A child's contracts; `add` opens the form at once. */
const contractDetail = createRoute({
  getParentRoute: () => root,
  path: '/system/center/detail/userContractDetail',
  validateSearch: (raw: Record<string, unknown>): { userId: string; name?: string; add?: true } => ({
    userId: readText(raw['userId']) ?? '',
    name: readText(raw['name']),
    add: readOneOf([true] as const, raw['add']),
  }),
  component: lazyRouteComponent(() => import('./contract-detail-page.tsx'), 'ContractDetailPage'),
});

const signing = createRoute({
  getParentRoute: () => root,
  path: '/m/contract',
  staticData: { isPlain: true },
  component: lazyRouteComponent(() => import('./signing/phone-contract-page.tsx'), 'PhoneContractPage'),
});

const ownReasons = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/manage/userContractConfiguration',
  component: lazyRouteComponent(() => import('./reasons-page.tsx'), 'CentreReasonsPage'),
});

const platformReasons = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/manage/userContractConfiguration',
  component: lazyRouteComponent(() => import('./reasons-page.tsx'), 'PlatformReasonsPage'),
});

export const contractPages = [contracts, contractDetail, signing, ownReasons, platformReasons] as const;
