import type { ChatGroup, ChatUser } from '@trellis/contract/chat/schemas';
import { Button, Flex, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtuoso } from 'react-virtuoso';
import { Loaded } from '../../../ui/loaded.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { Face } from '../face.tsx';
import { useChatState } from '../use-chat-state.ts';
import { ContactActions } from './contact-actions.tsx';
import { useBlocks, useContactWrites, useFriends, useGroups } from './queries.ts';

const sections = ['friends', 'groups', 'blocked'] as const;
type Section = (typeof sections)[number];

/** Everybody whom one may write to, the groups, and whom one blocked. */
export function ContactList() {
  const { t } = useTranslation('chat');
  const [section, setSection] = useState<Section>('friends');
  const [typed, setTyped] = useState('');
  const sought = typed.trim().toLocaleLowerCase();
  return (
    <section className="chat-contacts" aria-label={t('parts.contacts')}>
      <ContactActions />
      <Flex wrap gap="small">
        <Segmented<Section>
          aria-label={t('parts.contacts')}
          value={section}
          options={sections.map((value) => ({ value, label: t(`sections.${value}`) }))}
          onChange={setSection}
        />
        <Input
          type="search"
          allowClear
          className="chat-filter"
          aria-label={t('contacts.search')}
          placeholder={t('contacts.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Flex>
      {section === 'friends' && <Friends sought={sought} />}
      {section === 'groups' && <Groups sought={sought} />}
      {section === 'blocked' && <Blocked />}
    </section>
  );
}

const holds = (sought: string, ...texts: string[]) => texts.some((text) => text.toLocaleLowerCase().includes(sought));

function Friends({ sought }: { sought: string }) {
  const { t } = useTranslation('chat');
  const { open } = useContactWrites();
  const { openConversation } = useChatState();
  const write = async (userID: string) => openConversation((await open.mutateAsync({ userID })).conversationID);
  return (
    <Loaded query={useFriends()}>
      {(all) => {
        const found = all.filter(({ nickname, tenantName }) => holds(sought, nickname, tenantName));
        if (found.length === 0) return <NothingHere title={t('contacts.none')} />;
        return (
          <Virtuoso
            className="chat-rows"
            role="list"
            data={found}
            computeItemKey={(_, { userID }) => userID}
            itemContent={(_, person) => <Person person={person} onOpen={() => void write(person.userID).catch(() => undefined)} />}
          />
        );
      }}
    </Loaded>
  );
}

function Person({ person: { nickname, faceURL, tenantName, side }, onOpen }: { person: ChatUser; onOpen: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <div role="listitem">
      <button type="button" className="chat-row" onClick={onOpen}>
        <Face name={nickname} url={faceURL} />
        <span className="chat-row-text">
          <strong>{nickname}</strong>
          <small>{side === 'management' ? t('word.platform') : tenantName}</small>
        </span>
      </button>
    </div>
  );
}

function Groups({ sought }: { sought: string }) {
  const { t } = useTranslation('chat');
  const { openConversation } = useChatState();
  const { applyToGroup } = useContactWrites();
  const row = ({ groupID, groupName, groupType, memberCount, isJoined }: ChatGroup) => (
    <div role="listitem" className="chat-person">
      <button type="button" className="chat-row" disabled={!isJoined} onClick={() => openConversation(`sg_${groupID}`)}>
        <Face name={groupName} url="" />
        <span className="chat-row-text">
          <strong>{groupName}</strong>
          <small>
            {groupType === 'class' && `${t('contacts.class')} · `}
            {t('contacts.members', { count: memberCount })}
          </small>
        </span>
      </button>
      {!isJoined && (
        <Button loading={applyToGroup.isPending} onClick={() => applyToGroup.mutate({ groupID })}>
          {t('contacts.join')}
        </Button>
      )}
    </div>
  );
  return (
    <Loaded query={useGroups()}>
      {(all) => {
        const found = all.filter(({ groupName }) => holds(sought, groupName));
        if (found.length === 0) return <NothingHere title={t('contacts.noGroups')} />;
        return <Virtuoso className="chat-rows" role="list" data={found} itemContent={(_, group) => row(group)} />;
      }}
    </Loaded>
  );
}

function Blocked() {
  const { t } = useTranslation('chat');
  const { block } = useContactWrites();
  return (
    <Loaded query={useBlocks()}>
      {({ users }) =>
        users.length === 0 ? (
          <NothingHere title={t('contacts.noBlocked')} />
        ) : (
          <ul className="plain-list">
            {users.map(({ userID, nickname, faceURL }) => (
              <li key={userID} className="chat-person">
                <Face name={nickname} url={faceURL} />
                <span className="chat-row-text">{nickname}</span>
                <Button onClick={() => block.mutate({ userID, isBlocked: false })}>{t('details.unblock')}</Button>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
