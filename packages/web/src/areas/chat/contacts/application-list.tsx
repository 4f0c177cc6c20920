import { unhandledCount } from '@trellis/contract/chat/rules';
import type { ChatApplication } from '@trellis/contract/chat/schemas';
import { Button, Flex, Segmented } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { type Meaning, Status } from '../../../ui/status.tsx';
import { Face } from '../face.tsx';
import { useApplications, useContactWrites } from './queries.ts';

type Direction = 'received' | 'sent';
const meanings: Record<ChatApplication['handleResult'], Meaning> = { '-1': 'bad', 0: 'waiting', 1: 'good' };

/** Applications to oneself and to one's groups, and those that one made. */
export function ApplicationList() {
  const { t } = useTranslation('chat');
  const [direction, setDirection] = useState<Direction>('received');
  const applications = useApplications(direction);
  const { seen } = useContactWrites();
  const unseen = direction === 'received' ? unhandledCount(applications.data ?? []) : 0;
  const { mutate } = seen;
  useEffect(() => {
    if (unseen > 0) mutate({});
  }, [unseen, mutate]);
  return (
    <section className="chat-contacts" aria-label={t('parts.applications')}>
      <Segmented<Direction>
        aria-label={t('parts.applications')}
        value={direction}
        options={(['received', 'sent'] as const).map((value) => ({ value, label: t(`applications.${value}`) }))}
        onChange={setDirection}
      />
      <Loaded query={applications}>
        {(all) =>
          all.length === 0 ? (
            <NothingHere title={t('applications.empty')} />
          ) : (
            <ul className="plain-list">
              {all.map((application) => (
                <Item key={application.id} application={application} direction={direction} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function Item({ application, direction }: { application: ChatApplication; direction: Direction }) {
  const { t } = useTranslation('chat');
  const { zone } = useCurrentUser();
  const { answer } = useContactWrites();
  const { id, fromNickname, toName, groupID, reqMsg, handleResult, reqTime } = application;
  const isAsked = direction === 'received' && handleResult === 0;
  const about = groupID ? t('applications.toGroup', { name: toName }) : t('applications.toYou');
  const decide = (result: 1 | -1) => answer.mutate({ id, handleResult: result });
  return (
    <li className="chat-person">
      <Face name={direction === 'sent' ? toName : fromNickname} url="" />
      <span className="chat-row-text">
        <span>{direction === 'sent' ? t('applications.youTo', { name: toName }) : `${fromNickname} ${about}`}</span>
        {reqMsg && <span>{reqMsg}</span>}
        <small>{formatDateTime(new Date(reqTime).toISOString(), zone)}</small>
      </span>
      {isAsked ? (
        <Flex gap="small">
          <Button type="primary" loading={answer.isPending} onClick={() => decide(1)}>
            {t('applications.accept')}
          </Button>
          <Button disabled={answer.isPending} onClick={() => decide(-1)}>
            {t('applications.refuse')}
          </Button>
        </Flex>
      ) : (
        <Status meaning={meanings[handleResult]}>{t(`applications.state.${handleResult}`)}</Status>
      )}
    </li>
  );
}
