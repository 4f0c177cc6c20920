import { useTranslation } from 'react-i18next';
import type { openParts } from './open-parts.ts';

/** What finishing still needs, in words; of whom, where something is asked of each child. */
export function useMissingText() {
  const { t } = useTranslation('offlinePlans');
  return (open: ReturnType<typeof openParts>): string => {
    const all = open.map(({ part, names = [] }) => [t(`finish.missing.${part}`), names.join(', ')].filter(Boolean).join(': '));
    return `${t('finish.submitFeedBackDes')} ${all.join('; ')}`;
  };
}
