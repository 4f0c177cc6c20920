import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { AddDialog } from './add-dialog.tsx';
import { FamilyDialog } from './family-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';

const dialogs = { group: GroupDialog, add: AddDialog, family: FamilyDialog };

/** Ways to somebody whom one has no conversation with yet. */
export function ContactActions() {
  const { t } = useTranslation('chat');
  const { type, can } = useCurrentUser();
  const [opened, setOpened] = useState<keyof typeof dialogs>();
  const Opened = opened && dialogs[opened];
  const offered = (['group', 'add', 'family'] as const).filter(
    (key) => key !== 'family' || (type === 'Center' && can('PFE.UserManagement.Guardian')),
  );
  return (
    <Flex wrap gap="small">
      {offered.map((key) => (
        <Button key={key} type={key === 'group' ? 'primary' : 'default'} onClick={() => setOpened(key)}>
          {t(`${key}.title`)}
        </Button>
      ))}
      {Opened && <Opened onClose={() => setOpened(undefined)} />}
    </Flex>
  );
}
