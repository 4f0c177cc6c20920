import { useRouter } from '@tanstack/react-router';
import type { ClassGroup } from '@trellis/contract/groups/schemas';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OpenClassDialog } from './use-class-dialogs.ts';
import { useRemoveClass } from './use-remove-class.ts';

/** What may be done with the class that is open. */
export function ClassDetailActions({ group, open }: { group: ClassGroup; open: OpenClassDialog }) {
  const { t } = useTranslation('groups');
  const router = useRouter();
  const remove = useRemoveClass(() => void router.navigate({ to: '/system/center/menu/manage/group', replace: true }));
  return (
    <Flex gap="small" wrap>
      <Button danger onClick={() => remove(group)}>
        {t('actions.remove')}
      </Button>
      <Button onClick={() => open('form', group)}>{t('word.edit')}</Button>
      <Button type="primary" onClick={() => open('children', group)}>
        {t('actions.children')}
      </Button>
    </Flex>
  );
}
