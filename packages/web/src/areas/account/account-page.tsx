import { type Locale, toLocale } from '@trellis/contract/languages';
import { Card, Descriptions, Flex, Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useRoleText } from './role-text.ts';

export function AccountPage() {
  const { t } = useTranslation(['account', 'shell']);
  const roleText = useRoleText();
  const user = useCurrentUser();
  const facts = [
    { key: 'name', label: t('name'), children: user.name },
    { key: 'email', label: t('email'), children: user.email },
    { key: 'language', label: t('language'), children: t(`shell:languages.${toLocale(user.language) as Locale}`) },
    { key: 'roles', label: t('roles'), children: roleText(user.roles) },
  ];
  const columns = [
    { title: t('centres'), key: 'name', render: (_: unknown, row: (typeof user.memberships)[number]) => row.displayName ?? t('platform') },
    { title: t('roles'), key: 'roles', render: (_: unknown, row: (typeof user.memberships)[number]) => roleText(row.roles) },
    { title: t('state'), key: 'state', render: (_: unknown, row: (typeof user.memberships)[number]) => t(`states.${row.state}`) },
  ];
  return (
    <Flex vertical gap={16}>
      <PageHeader title={t('title')} />
      <Card>
        <Descriptions column={{ xs: 1, md: 2 }} items={facts} />
      </Card>
      <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
        {t('centres')}
      </Typography.Title>
      <Table rowKey="id" pagination={false} dataSource={user.memberships} columns={columns} />
    </Flex>
  );
}
