import { getRouteApi, Link } from '@tanstack/react-router';
import type { PersonInfo } from '@trellis/contract/admins/people/schemas';
import { toLocale } from '@trellis/contract/languages';
import { Avatar, Breadcrumb, Button, Card, Flex, Result, Skeleton, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../app/call-error.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDate, formatDateTime } from '../../../app/format.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { ListLink } from '../../../ui/list-link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { MembershipTable } from './membership-table.tsx';
import { usePerson, useRemoveSecondFactor, useSendCode } from './queries.ts';

const route = getRouteApi('/system/manage/userDetail');

/** Somebody: what is known of them, where they work, and when they signed in. */
export function PersonPage() {
  const { t } = useTranslation('admins');
  const { id } = route.useSearch();
  const query = usePerson(id);
  const person = query.data;
  const isMissing = !id || (query.error instanceof CallError && (query.error.status === 404 || query.error.status === 400));
  if (isMissing) return <Missing />;
  if (query.error) return <LoadFailed error={query.error} onRetry={query.refetch} />;
  if (!person) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      <Breadcrumb
        items={[{ title: <ListLink to="/system/manage/menu/user/userList">{t('people.title')}</ListLink> }, { title: person.name }]}
      />
      <PageHeader title={person.name} extra={<HelpToSignIn person={person} />} />
      <Flex vertical gap="large">
        <Facts person={person} />
        <section>
          <Heading>{t('people.memberships')}</Heading>
          <MembershipTable person={person} />
        </section>
        {person.signIns && (
          <section>
            <Heading>{t('people.signIns')}</Heading>
            <SignIns signIns={person.signIns} />
          </section>
        )}
      </Flex>
    </>
  );
}

/** Has whoever forgot their password sent a code, and whoever lost the device sign in without it. */
function HelpToSignIn({ person: { id: userId, name, email, memberships } }: { person: PersonInfo }) {
  const { t } = useTranslation(['users', 'secondFactor']);
  const user = useCurrentUser();
  const ask = useAsk();
  const sendCode = useSendCode();
  const removeSecondFactor = useRemoveSecondFactor();
  const hasJoined = memberships.some(({ state }) => state !== 'Invited');
  if (!user.can('PFE.UserManagement.AdminUser') || user.id === userId || !hasJoined) return null;
  const send = () =>
    ask({
      title: t('passwordCode.title', { name }),
      text: t('passwordCode.text', { email }),
      ok: t('passwordCode.send'),
      run: () => sendCode.mutateAsync({ userId }),
      done: t('passwordCode.sent', { email }),
    });
  const remove = () =>
    ask({
      title: t('secondFactor:removeTitle', { name }),
      text: t('secondFactor:removeText', { name }),
      ok: t('secondFactor:remove'),
      danger: true,
      run: () => removeSecondFactor.mutateAsync({ userId }),
      done: t('secondFactor:removed', { name }),
    });
  return (
    <>
      <Button onClick={() => void remove()}>{t('secondFactor:remove')}</Button>
      <Button onClick={() => void send()}>{t('passwordCode.action')}</Button>
    </>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Typography.Title level={2} style={{ fontSize: 'var(--text-section)', marginBlock: '0 var(--space-3)' }}>
      {children}
    </Typography.Title>
  );
}

function Facts({ person }: { person: PersonInfo }) {
  const { token } = theme.useToken();
  const { t } = useTranslation(['admins', 'shell']);
  const { zone } = useCurrentUser();
  const items = [
    { key: 'email', label: t('columns.email'), children: person.email },
    { key: 'phone', label: t('word.phone'), children: person.phoneNumber ?? t('word.nothing') },
    { key: 'gender', label: t('people.gender'), children: t(`people.genders.${person.gender}`) },
    { key: 'birthday', label: t('word.birthday'), children: formatDate(person.birthday) || t('word.nothing') },
    { key: 'language', label: t('word.language'), children: t(`shell:languages.${toLocale(person.language)}`) },
    { key: 'created', label: t('people.created'), children: formatDateTime(person.createdAt, zone) },
  ];
  return (
    <Card>
      <Flex gap="large" align="start">
        <Avatar size={40} style={{ background: token.colorPrimary }} src={person.picture ?? undefined} alt="">
          {person.name.slice(0, 1)}
        </Avatar>
        <FactList column={{ xs: 1, md: 2, xl: 3 }} items={items} style={{ flex: 1 }} />
      </Flex>
    </Card>
  );
}

function SignIns({ signIns }: { signIns: NonNullable<PersonInfo['signIns']> }) {
  const { t } = useTranslation('admins');
  const { zone } = useCurrentUser();
  return (
    <CardTable
      label={t('people.signIns')}
      rowKey="startedAt"
      rows={signIns}
      empty={t('people.noSignIns')}
      columns={[
        { key: 'startedAt', title: t('people.startedAt'), render: (_, row) => formatDateTime(row.startedAt, zone) },
        { key: 'endedAt', title: t('people.endedAt'), render: (_, row) => formatDateTime(row.endedAt, zone) || t('word.nothing') },
        { key: 'tenant', title: t('columns.worksAt'), render: (_, row) => row.tenantName ?? t('word.platform') },
      ]}
    />
  );
}

function Missing() {
  const { t } = useTranslation('admins');
  return (
    <Result
      status="404"
      title={t('people.missing')}
      subTitle={t('people.missingHint')}
      extra={
        <Link to="/system/manage/menu/user/userList">
          <Button type="primary">{t('people.toList')}</Button>
        </Link>
      }
    />
  );
}
