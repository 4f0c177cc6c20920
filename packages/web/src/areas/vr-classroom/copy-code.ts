import { useTranslation } from 'react-i18next';
import { copyText } from '../../app/copy-text.ts';

/** Copies a code and says whether that worked. */
export function useCopyCode(): (code: string) => Promise<void> {
  const { t } = useTranslation('vrClassroom');
  return (code) => copyText(code, { copied: t('copied'), failed: t('copyFailed') });
}
