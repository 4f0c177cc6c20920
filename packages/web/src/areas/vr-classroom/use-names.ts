import { type Locale, toLanguage } from '@trellis/contract/languages';
import { normsName, taskName } from '@trellis/contract/vr-classroom/names';
import { useTranslation } from 'react-i18next';

/** What the tasks of tests and the norms of their scores are called. */
export function useNames() {
  const { i18n } = useTranslation();
  const language = toLanguage(i18n.language as Locale);
  return {
    task: (paradigm: string) => taskName(paradigm, language),
    norms: (set: Parameters<typeof normsName>[0]) => normsName(set, language),
  };
}
