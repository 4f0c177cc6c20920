import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** Copies a code and says whether that worked; a browser may forbid it. */
export function useCopyCode(): (code: string) => Promise<void> {
  const { t } = useTranslation('vrClassroom');
  const { message } = App.useApp();
  return async (code) => {
    try {
      await navigator.clipboard.writeText(code);
      void message.success(t('copied'));
    } catch {
      void message.error(t('copyFailed'));
    }
  };
}
