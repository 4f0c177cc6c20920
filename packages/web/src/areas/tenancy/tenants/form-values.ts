import { type Project, projects } from '@trellis/contract/account/schemas';
import type { createTenant, InstitutionType, Tenant, TenantState, TenantType, updateTenant } from '@trellis/contract/tenancy/schemas';
import type { z } from 'zod';
import type { PictureValue } from '../../../ui/picture-field.tsx';

export interface TenantFormValues {
  name: string;
  zone: string;
  institutionType: InstitutionType;
  contactName?: string;
  email?: string;
  phone?: string;
  address?: string;
  remark?: string;
  state: TenantState;
  timesSetting: boolean;
  vratReminderAmount: number | null;
  hfsReminderAmount: number | null;
  projectStatus: Project[];
  enterpriseIds: string[];
  areaIds: string[];
  logo: PictureValue;
}

type UpdateInput = z.input<typeof updateTenant>;

export function formOf(tenant: Tenant | null, zone: string): Partial<TenantFormValues> {
  if (!tenant) {
    return {
      zone,
      institutionType: 'Private',
      timesSetting: false,
      vratReminderAmount: 0,
      hfsReminderAmount: 0,
      projectStatus: ['Project.Rocket'],
      enterpriseIds: [],
      areaIds: [],
      logo: { url: null },
    };
  }
  const { name, state, institutionType, timesSetting, vratReminderAmount, hfsReminderAmount } = tenant;
  return {
    name,
    state,
    institutionType,
    timesSetting,
    vratReminderAmount,
    hfsReminderAmount,
    zone: tenant.zone,
    contactName: tenant.contactName ?? undefined,
    phone: tenant.phone ?? undefined,
    address: tenant.address ?? undefined,
    remark: tenant.remark ?? undefined,
    projectStatus: tenant.projectStatus.filter(({ status }) => status).map(({ name: project }) => project),
    enterpriseIds: tenant.enterprises.map(({ id }) => id),
    areaIds: tenant.areas.map(({ id }) => id),
    logo: { url: tenant.logo },
  };
}

/** What a call receives of a form: of an enterprise or area only what it has itself. */
export function fieldsOf(type: TenantType, values: TenantFormValues): Omit<z.input<typeof createTenant>, 'type' | 'email'> {
  const { name, zone, logo } = values;
  const text = (value: string | undefined) => value?.trim() || null;
  const shared = {
    name,
    zone,
    contactName: text(values.contactName),
    phone: text(values.phone),
    address: text(values.address),
    remark: text(values.remark),
    ...(logo.id === undefined ? {} : { logoId: logo.id }),
  };
  if (type !== 'Center') return shared;
  return {
    ...shared,
    institutionType: values.institutionType,
    timesSetting: values.timesSetting,
    vratReminderAmount: values.vratReminderAmount ?? 0,
    hfsReminderAmount: values.hfsReminderAmount ?? 0,
    enterpriseIds: values.enterpriseIds,
    areaIds: values.areaIds,
    projectStatus: projects.map((project) => ({ name: project, status: values.projectStatus.includes(project) })),
  };
}

/** A tenant as it stands, as the call that changes it takes it. */
export function updateOf(tenant: Tenant, change: Partial<UpdateInput> = {}): UpdateInput {
  const { id, name, zone, institutionType, contactName, phone, address, remark, state, timesSetting } = tenant;
  const { vratReminderAmount, hfsReminderAmount, projectStatus, enterprises, areas, concurrencyStamp } = tenant;
  return {
    id,
    name,
    zone,
    institutionType,
    contactName,
    phone,
    address,
    remark,
    state,
    timesSetting,
    vratReminderAmount,
    hfsReminderAmount,
    projectStatus,
    enterpriseIds: enterprises.map((each) => each.id),
    areaIds: areas.map((each) => each.id),
    concurrencyStamp,
    ...change,
  };
}
