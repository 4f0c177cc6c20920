import { useQueryClient } from '@tanstack/react-query';
import { chatLimits } from '@trellis/contract/chat/rules';
import type { ChatUser, Conversation } from '@trellis/contract/chat/schemas';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useCurrentUser } from '../../../app/current-user.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { PeopleField } from '../contacts/people-field.tsx';
import { useContactWrites, useMembers } from '../contacts/queries.ts';
import { refreshConversation } from '../conversations.ts';
import { Face } from '../face.tsx';
import { useChatState } from '../use-chat-state.ts';

const nameSchema = z.string().trim().min(1).max(chatLimits.groupName);

/** Who belongs to a group, and what its owner and its members may do. */
export function GroupDetails({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('chat');
  const { groupID, conversationID, isOwner, showName } = conversation;
  const [dialog, setDialog] = useState<'rename' | 'invite'>();
  const client = useQueryClient();
  const ask = useAsk();
  const { openConversation } = useChatState();
  const { rename, invite, quit } = useContactWrites();
  const members = useMembers(groupID);
  const leave = () =>
    ask({
      title: t('details.quitTitle'),
      text: t('details.quitText'),
      ok: t('details.quit'),
      danger: true,
      run: async () => {
        await quit.mutateAsync({ groupID });
        openConversation(undefined);
        await refreshConversation(client, conversationID);
      },
    });
  const close = () => setDialog(undefined);
  return (
    <>
      <h3>{t('details.members')}</h3>
      <Loaded query={members}>
        {({ members: all }) => (
          <ul className="plain-list">
            {(all as ChatUser[]).map((member) => (
              <Member key={member.userID} member={member} conversation={conversation} />
            ))}
          </ul>
        )}
      </Loaded>
      <Flex wrap gap="small">
        <Button onClick={() => setDialog('invite')}>{t('details.invite')}</Button>
        {isOwner && <Button onClick={() => setDialog('rename')}>{t('details.rename')}</Button>}
        <Button danger onClick={() => void leave()}>
          {t('details.quit')}
        </Button>
      </Flex>
      {dialog === 'rename' && (
        <FormDialog<{ groupName: string }>
          title={t('details.rename')}
          name="rename"
          initialValues={{ groupName: showName }}
          onSave={async ({ groupName }) => {
            await rename.mutateAsync({ groupID, groupName });
            await refreshConversation(client, conversationID);
          }}
          onClose={close}
        >
          <TextField name="groupName" label={t('group.name')} schema={nameSchema} />
        </FormDialog>
      )}
      {dialog === 'invite' && (
        <FormDialog<{ userIDs: string[] }>
          title={t('details.invite')}
          okText={t('details.invite')}
          name="invite"
          onSave={({ userIDs }) => invite.mutateAsync({ groupID, userIDs })}
          onClose={close}
        >
          <PeopleField name="userIDs" except={members.data?.members.map(({ userID }) => userID) ?? []} />
        </FormDialog>
      )}
    </>
  );
}

function Member({ member: { userID, nickname, faceURL, tenantName }, conversation }: { member: ChatUser; conversation: Conversation }) {
  const { t } = useTranslation('chat');
  const { membershipId } = useCurrentUser();
  const ask = useAsk();
  const { kick } = useContactWrites();
  const { groupID, isOwner } = conversation;
  const takeOut = () =>
    ask({
      title: t('details.kickTitle', { name: nickname }),
      text: t('details.kickText'),
      ok: t('details.kick', { name: nickname }),
      danger: true,
      run: () => kick.mutateAsync({ groupID, userID }),
    });
  return (
    <li className="chat-person">
      <Face name={nickname} url={faceURL} size={28} />
      <span className="chat-row-text">
        {nickname}
        <small>{tenantName}</small>
      </span>
      {isOwner && userID !== membershipId && (
        <Button size="small" type="text" onClick={() => void takeOut()}>
          {t('details.kick', { name: nickname })}
        </Button>
      )}
    </li>
  );
}
