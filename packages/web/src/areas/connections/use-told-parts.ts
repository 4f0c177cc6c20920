import type { ApiPart } from '@trellis/contract/api-parts';
import { useTranslation } from 'react-i18next';

/** What parts a key or a program reaches, in words. */
export function useToldParts(): (parts: readonly ApiPart[] | null) => string {
  const { t } = useTranslation('connections');
  return (parts) => parts?.map((part) => t(`parts.of.${part}`)).join(' · ') ?? t('parts.all');
}
