import { z } from 'zod';
import { call } from '../../wire.ts';

/** What stands on a tenant's door: told to whoever scans its QR code. */
export const tenantDoor = z.object({
  name: z.string(),
  logo: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type TenantDoor = z.infer<typeof tenantDoor>;

export const tenantDoorCalls = {
  view: call('GET', '/api/m/centre/{code}', {
    summary: 'Name, logo and contact of the tenant whose QR code was scanned',
    access: 'public',
    input: z.object({ code: z.string().min(16).max(40) }),
    output: tenantDoor,
    errors: ['Trellis:TooMany'],
  }),
};
