import type { tenantFields } from '@trellis/contract/tenancy/schemas';
import type { z } from 'zod';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { claimUpload } from '../../files/public.ts';

type Fields = z.output<typeof tenantFields>;

/** The columns of identity.tenants that the form fills. */
export function tenantColumns(fields: Fields) {
  return {
    name: fields.name,
    zone: fields.zone,
    institution_type: fields.institutionType,
    contact_name: fields.contactName || null,
    phone: fields.phone || null,
    address: fields.address || null,
    remark: fields.remark || null,
    times_setting: fields.timesSetting,
    vrat_reminder_amount: fields.vratReminderAmount,
    hfs_reminder_amount: fields.hfsReminderAmount,
  };
}

/** The column of the logo: a fresh upload of the caller, none, or as it was. */
export async function logoColumn(db: Db, caller: Actor, logoId: Fields['logoId']): Promise<{ logo_key?: string | null }> {
  if (logoId === undefined) return {};
  if (logoId === null) return { logo_key: null };
  const { key } = await claimUpload(db, { personId: caller.personId, id: logoId, kind: 'logo', member: 'logoId' });
  return { logo_key: key };
}
