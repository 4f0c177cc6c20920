import { fullName } from '@trellis/contract/subjects/rules';
import type { SubjectInfo, SubjectProfile } from '@trellis/contract/subjects/schemas';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCheckName } from './queries.ts';

/** Asks before a name is given twice, and before a profile is changed. Answers whether to go on. */
export function useConfirmName(subject: SubjectInfo | undefined) {
  const { t } = useTranslation('subjects');
  const { modal } = App.useApp();
  const checkName = useCheckName();

  return async ({ firstName, lastName }: SubjectProfile): Promise<boolean> => {
    const name = fullName(firstName, lastName);
    const isNewName = firstName !== subject?.fullName.firstName || lastName !== subject.fullName.lastName;
    if (isNewName) {
      const answer = await checkName.mutateAsync({ firstName, lastName, id: subject?.id }).catch(() => undefined);
      if (!answer) return false;
      if (answer.sameName) {
        const [title, content] = [t('form.sameNameTitle'), t('form.sameNameText', { name })];
        return await modal.confirm({ title, content, okText: t('form.submit'), cancelText: t('form.return') });
      }
    }
    if (!subject) return true;
    const [title, content] = [t('form.confirmTitle'), t('form.confirmText', { name: subject.name })];
    return await modal.confirm({ title, content, okText: t('form.submit'), cancelText: t('form.return') });
  };
}
