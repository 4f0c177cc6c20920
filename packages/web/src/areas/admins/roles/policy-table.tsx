import type { RolePolicy } from '@trellis/contract/admins/roles/calls';
import { sideOf } from '@trellis/contract/admins/rules';
import type { Role } from '@trellis/contract/policies';
import { Button, Checkbox, Flex, Select, Typography, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Status } from '../../../ui/status.tsx';
import { useUnsaved } from '../../../ui/use-unsaved.ts';
import { isOfMenu, usePolicyLabel } from './policy-labels.ts';
import { useChangeRolePolicies } from './queries.ts';

interface Props {
  role: Role;
  tenantId: string | null;
  policies: readonly RolePolicy[];
}

type Decision = boolean | null;

/** The permissions of a role with what was decided about each. Decisions are collected and saved together. */
export function PolicyTable({ role, tenantId, policies }: Props) {
  const { t } = useTranslation('admins');
  const { token } = theme.useToken();
  const label = usePolicyLabel(sideOf(role));
  const saving = useChangeRolePolicies();
  const [changes, setChanges] = useState<ReadonlyMap<string, Decision>>(new Map());
  const [text, setText] = useState('');
  const [onlyDecided, setOnlyDecided] = useState(false);

  useUnsaved(() => changes.size > 0, saving.isPending);

  const savedOf = (policy: RolePolicy) => (tenantId ? policy.own : policy.everywhere);
  const decisionOf = (policy: RolePolicy) => changes.get(policy.policy) ?? (changes.has(policy.policy) ? null : savedOf(policy));
  const inherited = (policy: RolePolicy) => (tenantId ? (policy.everywhere ?? policy.byDefault) : policy.byDefault);
  const decide = (policy: RolePolicy, decision: Decision) => {
    const next = new Map(changes);
    if (decision === savedOf(policy)) next.delete(policy.policy);
    else next.set(policy.policy, decision);
    setChanges(next);
  };
  const save = () =>
    whenKept(saving, { role, tenantId, changes: [...changes].map(([policy, granted]) => ({ policy, granted })) }, () => {
      setChanges(new Map());
      toast('success', t('roles.saved'));
    });
  const wanted = text.toLowerCase();
  const shown = policies.filter(
    (policy) =>
      (!onlyDecided || decisionOf(policy) !== null) &&
      (label(policy.policy).toLowerCase().includes(wanted) || policy.policy.toLowerCase().includes(wanted)),
  );
  const groups = [
    { key: 'pages', title: t('roles.pages'), rows: shown.filter(({ policy }) => isOfMenu(policy)) },
    { key: 'calls', title: t('roles.calls'), rows: shown.filter(({ policy }) => !isOfMenu(policy)) },
  ].filter(({ rows }) => rows.length > 0);

  return (
    <Flex vertical gap="middle">
      <Flex gap="middle" align="center" wrap>
        <div style={{ flex: '1 1 0', minWidth: token.screenXS / 2 }}>
          <SearchField label={t('roles.search')} placeholder={t('roles.search')} value={text} onSearch={setText} />
        </div>
        <Checkbox checked={onlyDecided} onChange={(event) => setOnlyDecided(event.target.checked)}>
          {t('roles.onlyDecided')}
        </Checkbox>
        <Button disabled={changes.size === 0} onClick={() => setChanges(new Map())}>
          {t('word.discard')}
        </Button>
        <Button type="primary" disabled={changes.size === 0} loading={saving.isPending} onClick={save}>
          {t('roles.save', { count: changes.size })}
        </Button>
      </Flex>
      {groups.length === 0 && <Typography.Text type="secondary">{t('roles.emptyTitle')}</Typography.Text>}
      {groups.map(({ key, title, rows }) => (
        <section key={key}>
          <Typography.Title level={2} style={{ fontSize: 'var(--text-large)' }}>
            {title}
          </Typography.Title>
          <CardTable<RolePolicy>
            label={title}
            rowKey="policy"
            rows={rows}
            columns={[
              { key: 'policy', title: t('roles.policy'), render: (_, { policy }) => <span title={policy}>{label(policy)}</span> },
              {
                key: 'inherited',
                title: t(tenantId ? 'roles.everywhere' : 'roles.byDefault'),
                render: (_, policy) => t(inherited(policy) ? 'roles.yes' : 'roles.no'),
              },
              {
                key: 'decision',
                title: t('roles.decision'),
                render: (_, policy) => (
                  <DecisionSelect
                    label={`${t('roles.decision')}: ${label(policy.policy)}`}
                    ofTenant={tenantId !== null}
                    value={decisionOf(policy)}
                    isChanged={changes.has(policy.policy)}
                    onChange={(decision) => decide(policy, decision)}
                  />
                ),
              },
              {
                key: 'counts',
                title: t('roles.counts'),
                render: (_, policy) => <Counts granted={decisionOf(policy) ?? inherited(policy)} />,
              },
            ]}
          />
        </section>
      ))}
    </Flex>
  );
}

function Counts({ granted }: { granted: boolean }) {
  const { t } = useTranslation('admins');
  return <Status meaning={granted ? 'good' : 'neutral'}>{t(granted ? 'roles.yes' : 'roles.no')}</Status>;
}

interface DecisionProps {
  label: string;
  ofTenant: boolean;
  value: Decision;
  isChanged: boolean;
  onChange: (decision: Decision) => void;
}

function DecisionSelect({ label, ofTenant, value, isChanged, onChange }: DecisionProps) {
  const { t } = useTranslation('admins');
  const { token } = theme.useToken();
  const options = [
    { value: 'inherit', label: t(ofTenant ? 'roles.inherit.own' : 'roles.inherit.everywhere') },
    { value: 'true', label: t('roles.allow') },
    { value: 'false', label: t('roles.deny') },
  ];
  return (
    <Select
      aria-label={label}
      style={{ minWidth: token.screenXS / 3 }}
      status={isChanged ? 'warning' : undefined}
      value={value === null ? 'inherit' : String(value)}
      options={options}
      onChange={(next) => onChange(next === 'inherit' ? null : next === 'true')}
    />
  );
}
