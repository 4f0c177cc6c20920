import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { AddDialog } from './add-dialog.tsx';
import { FamilyDialog } from './family-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';

const dialogs = { newGroup: GroupDialog, add: AddDialog, family: FamilyDialog };

/** Ways to somebody whom one has no conversation with yet. */
export function ContactActions() {
  const { t } = useTranslation('chat');
  const { type, can } = useCurrentUser();
  const [opened, setOpened] = useState<keyof typeof dialogs>();
  const Opened = opened && dialogs[opened];
  const offered = (['newGroup', 'add', 'family'] as const).filter(
    (key) => key !== 'family' || (type === 'Center' && can('PFE.UserManagement.Guardian')),
  );
  return (
    <Flex wrap gap="small">
      {offered.map((key) => (
        <Button key={key} type={key === 'newGroup' ? 'primary' : 'default'} onClick={() => setOpened(key)}>
          {t(`contacts.${key}`)}
        </Button>
      ))}
      {Opened && <Opened onClose={() => setOpened(undefined)} />}
    </Flex>
  );
}
