import { fullName } from '@trellis/contract/subjects/rules';
import type { SubjectInfo, SubjectProfile } from '@trellis/contract/subjects/schemas';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../../ui/use-ask.ts';
import { useCheckName } from '../queries.ts';

/** Asks before a name is given twice, and before a profile is changed. Answers whether to go on. */
export function useConfirmName() {
  const { t } = useTranslation('subjects');
  const ask = useAsk();
  const checkName = useCheckName();
  const buttons = { ok: t('word.submit'), cancel: t('form.return') };

  return async ({ firstName, lastName }: SubjectProfile, subject: SubjectInfo | undefined): Promise<boolean> => {
    const name = fullName(firstName, lastName);
    const isNewName = firstName !== subject?.fullName.firstName || lastName !== subject.fullName.lastName;
    if (isNewName) {
      const answer = await checkName.mutateAsync({ firstName, lastName, id: subject?.id }).catch(() => undefined);
      if (!answer) return false;
      if (answer.sameName) {
        return await ask({ title: t('form.sameNameTitle'), text: t('form.sameNameText', { name }), ...buttons });
      }
    }
    if (!subject) return true;
    return await ask({ title: t('form.confirmTitle'), text: t('form.confirmText', { name: subject.name }), ...buttons });
  };
}
