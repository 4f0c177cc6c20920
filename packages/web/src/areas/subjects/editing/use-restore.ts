import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { whenKept } from '../../../app/when-kept.ts';
import { useRestoreSubject } from '../queries.ts';

/** Restores an archived child, and says as what. */
export function useRestore(subject: { id: string; name: string }): () => void {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const restore = useRestoreSubject();
  return () =>
    whenKept(
      restore,
      { subjectId: subject.id },
      ({ tag }) => void message.success(t('archive.restored', { name: subject.name, tag: t(`tag.${tag}`) })),
    );
}
