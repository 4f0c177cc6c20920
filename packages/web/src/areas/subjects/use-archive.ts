import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useChangeTag } from './queries.ts';

/** Archives a child after asking, and restores one. */
export function useArchive(subject: { id: string; name: string }) {
  const { t } = useTranslation('subjects');
  const { message, modal } = App.useApp();
  const { change } = useChangeTag(subject.id);
  const { name } = subject;
  const archive = async () => {
    const isSure = await modal.confirm({
      title: t('archive.title', { name }),
      content: t('archive.text'),
      okText: t('archive.action'),
      cancelText: t('form.return'),
    });
    if (!isSure) return;
    await change('Archived');
    void message.success(t('archive.success', { name }));
  };
  const restore = async () => {
    await change('Active');
    void message.success(t('archive.restored', { name }));
  };
  // what fails is told where every failure is
  return { archive: () => void archive().catch(() => undefined), restore: () => void restore().catch(() => undefined) };
}
