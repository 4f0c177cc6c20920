import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../../ui/use-ask.ts';
import { useChangeTag } from '../queries.ts';

/** Archives a child after asking, and restores one. */
export function useArchive(subject: { id: string; name: string }) {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const ask = useAsk();
  const { change } = useChangeTag(subject.id);
  const { name } = subject;
  const archive = () =>
    void ask({
      title: t('archive.title', { name }),
      text: t('archive.text'),
      ok: t('archive.action'),
      cancel: t('form.return'),
      run: () => change('Archived'),
      done: t('archive.success', { name }),
    });
  const restore = async () => {
    await change('Active');
    void message.success(t('archive.restored', { name }));
  };
  // what fails is told where every failure is
  return { archive, restore: () => void restore().catch(() => undefined) };
}
