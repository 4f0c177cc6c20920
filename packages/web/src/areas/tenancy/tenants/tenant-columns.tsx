import { Link } from '@tanstack/react-router';
import type { TenantListItem, TenantState, TenantType } from '@trellis/contract/tenancy/schemas';
import { Flex, type TableColumnsType, Typography } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../app/format.ts';
import { Status } from '../../../ui/status.tsx';
import { detailPathOf } from './list-search.ts';
import { RowActions } from './row-actions.tsx';

interface Reader {
  t: TFunction<'tenancy'>;
  type: TenantType;
  zone: string;
  /** Given to those who may change and delete. */
  onEdit?: ((id: string) => void) | undefined;
}

type Columns = TableColumnsType<TenantListItem>;

/** The columns of a list of tenants of a type. */
export function tenantColumns({ t, type, zone, onEdit }: Reader): Columns {
  const name: Columns = [
    { key: 'name', title: t('word.name'), sorter: true, render: (_, tenant) => <TenantName tenant={tenant} /> },
    { key: 'state', title: t('word.state'), render: (_, { state }) => <TenantStateTag state={state} /> },
  ];
  const own: Columns = type === 'Center' ? centerColumns(t) : [figure(t('columns.centers'), 'centerCount')];
  const rest: Columns = [
    { key: 'contact', title: t('columns.contact'), render: (_, tenant) => <Contact tenant={tenant} /> },
    ...figureColumns(t),
    { key: 'createdAt', title: t('columns.created'), sorter: true, render: (_, { createdAt }) => formatDateTime(createdAt, zone) },
  ];
  if (onEdit) {
    rest.push({
      key: 'actions',
      title: t('word.actions'),
      render: (_, tenant) => <RowActions tenant={tenant} onEdit={() => onEdit(tenant.id)} />,
    });
  }
  return [...name, ...own, ...rest];
}

/** How many children and staff there are. */
export const figureColumns = (t: TFunction<'tenancy'>): Columns => [
  figure(t('columns.children'), 'childCount'),
  figure(t('columns.staff'), 'staffCount'),
];

function figure(title: string, field: 'centerCount' | 'childCount' | 'staffCount'): Columns[number] {
  return {
    key: field,
    title,
    align: 'right',
    render: (_, tenant) => <span style={{ fontVariantNumeric: 'tabular-nums' }}>{tenant[field]}</span>,
  };
}

function centerColumns(t: TFunction<'tenancy'>): Columns {
  return [
    { key: 'institution', title: t('columns.institution'), render: (_, { institutionType }) => t(`institution.${institutionType}`) },
    { key: 'parents', title: t('columns.parents'), render: (_, { enterprises, areas }) => <Parents names={[...enterprises, ...areas]} /> },
  ];
}

function Parents({ names }: { names: string[] }) {
  const text = names.join(', ');
  return (
    <Typography.Text ellipsis={{ tooltip: text }} style={{ maxWidth: '32ch' }}>
      {text || '—'}
    </Typography.Text>
  );
}

function TenantName({ tenant: { type, id, name } }: { tenant: TenantListItem }) {
  return (
    <Link to={detailPathOf[type]} search={{ id, tab: undefined }} onClick={(event) => event.stopPropagation()}>
      {name}
    </Link>
  );
}

function Contact({ tenant: { contactName, email, phone } }: { tenant: TenantListItem }) {
  const second = contactName ? email : phone;
  return (
    <Flex vertical>
      <span>{contactName ?? email ?? phone ?? '—'}</span>
      {second && <Typography.Text type="secondary">{second}</Typography.Text>}
    </Flex>
  );
}

/** Whether a tenant is in force. */
export function TenantStateTag({ state }: { state: TenantState }) {
  const { t } = useTranslation('tenancy');
  return state === 'Effective' ? <Status meaning="good">{t('state.Effective')}</Status> : <Status>{t('state.Invalid')}</Status>;
}
