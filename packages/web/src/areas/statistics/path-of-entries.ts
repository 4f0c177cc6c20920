import { rootOf } from '@trellis/contract/menu-rules';
import type { Figure, Standing } from '@trellis/contract/statistics/figures';
import { useCurrentUser } from '../../app/current-user.ts';
import type { Period } from './queries.ts';

/** Where what stands now is listed, one by one. */
export function usePathOfStanding() {
  const { type } = useCurrentUser();
  const root = rootOf[type ?? 'Center'];
  return (standing: Standing, part: string, tenantId: string | undefined) => {
    const search = { standing, ...(part && { part }), ...(tenantId && { tenantId }) };
    return `${root}/analysis/standing?${new URLSearchParams(search).toString()}`;
  };
}

/** Where what a figure counts stands, with its filter in the address. */
export function usePathOfEntries() {
  const { type } = useCurrentUser();
  const root = rootOf[type ?? 'Center'];
  return (figure: Figure, part: string, { unit, period, tenantId }: Period) => {
    const search = { figure, unit, ...(period && { period }), ...(part && { part }), ...(tenantId && { tenantId }) };
    return `${root}/analysis/entries?${new URLSearchParams(search).toString()}`;
  };
}
