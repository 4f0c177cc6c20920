import { menus } from '@trellis/contract/menu';
import type { Side } from '@trellis/contract/policies';
import { useTranslation } from 'react-i18next';

const typeOfSide = { centre: 'Center', enterprise: 'Enterprise', area: 'Area', management: 'Management' } as const;

/** What a permission is called: a page of the menu by the page's name, anything else in words. */
export function usePolicyLabel(side: Side): (policy: string) => string {
  const { t } = useTranslation(['admins', 'shell']);
  const known = t('policy', { returnObjects: true }) as Record<string, string>;
  return (policy) => {
    const page = menus[typeOfSide[side]].find((entry) => entry.key === policy);
    if (page) return t('roles.page', { page: t(`shell:menu.${page.label}`) });
    return known[policy] ?? policy;
  };
}

/** Whether a permission shows a page of the menu. */
export const isOfMenu = (policy: string): boolean => policy.startsWith('Menu.');
