import type { Conversation } from '@trellis/contract/chat/schemas';
import { Button, Flex, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { tellFailure } from '../../../app/query-client.ts';
import { ExportButton } from '../../../ui/export-button.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { useContactWrites, useFriends } from '../contacts/queries.ts';
import { useChangeConversation } from '../conversations.ts';
import { SearchMessages } from '../search-messages.tsx';
import { useChatState } from '../use-chat-state.ts';
import { GroupDetails } from './group-details.tsx';

/** What somebody decides of a conversation for themselves, and who belongs to it. */
export function Details({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const change = useChangeConversation();
  const { openMessage } = useChatState();
  const { conversationID, isPinned, recvMsgOpt, showName, userID, groupID } = conversation;
  const set = (given: Partial<Pick<Conversation, 'isPinned' | 'recvMsgOpt'>>) => void change(conversationID, given).catch(tellFailure);
  return (
    <SideDrawer title={showName || t('somebody')} onClose={onClose}>
      <Flex vertical gap="middle">
        <SearchMessages conversationID={conversationID} onOpen={openMessage} />
        <label className="chat-switch">
          <Switch checked={isPinned} onChange={(on) => set({ isPinned: on })} /> {t('details.pin')}
        </label>
        <label className="chat-switch">
          <Switch checked={recvMsgOpt === 2} onChange={(on) => set({ recvMsgOpt: on ? 2 : 0 })} /> {t('details.mute')}
        </label>
        <ExportButton path="/api/business/chat/conversation/export" query={{ conversationID }} />
        {groupID ? <GroupDetails conversation={conversation} /> : userID && <PersonDetails conversation={conversation} />}
      </Flex>
    </SideDrawer>
  );
}

function PersonDetails({ conversation: { userID, showName, isBlocked } }: { conversation: Conversation }) {
  const { t } = useTranslation('chat');
  const ask = useAsk();
  const [isOff, setOff] = useState(isBlocked);
  const { block, deleteFriend } = useContactWrites();
  const { data: friends } = useFriends();
  const { tenant, type } = useCurrentUser();
  const friend = friends?.find((each) => each.userID === userID);
  // somebody of another center came by an application, and may go
  const isByApplication = type === 'Center' && friend?.side === 'centre' && friend.tenantName !== tenant?.name;
  const toggle = async () => {
    await block.mutateAsync({ userID, isBlocked: !isOff });
    setOff(!isOff);
  };
  const decide = () =>
    isOff
      ? void toggle().catch(() => undefined)
      : void ask({
          title: t('details.blockTitle', { name: showName }),
          text: t('details.blockText'),
          ok: t('details.block'),
          danger: true,
          run: toggle,
        });
  const remove = () =>
    ask({
      title: t('details.removeFriendTitle', { name: showName }),
      text: t('details.removeFriendText'),
      ok: t('details.removeFriend'),
      danger: true,
      run: () => deleteFriend.mutateAsync({ userID }),
    });
  return (
    <>
      {!friend && friends && <p>{t('details.family', { name: showName })}</p>}
      <Flex wrap gap="small">
        <Button onClick={decide}>{t(isOff ? 'details.unblock' : 'details.block')}</Button>
        {isByApplication && (
          <Button type="text" onClick={() => void remove()}>
            {t('details.removeFriend')}
          </Button>
        )}
      </Flex>
    </>
  );
}
