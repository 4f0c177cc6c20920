import type { ApiPart } from '@trellis/contract/api-parts';
import { useTranslation } from 'react-i18next';

/** What parts a key or a program reaches, in words. */
export function useToldParts(): (parts: readonly ApiPart[] | null) => string {
  const { t, i18n } = useTranslation('connections');
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (parts) => (parts ? t('parts.only', { parts: names.format(parts.map((part) => t(`parts.of.${part}`))) }) : t('parts.all'));
}
