import { projects } from '@trellis/contract/account/schemas';
import type { Tenant } from '@trellis/contract/tenancy/schemas';
import { App, Card, Flex, Switch, Typography } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { ReminderForm } from '../settings/reminder-form.tsx';
import { updateOf } from './form-values.ts';
import { useChangeTenant } from './queries.ts';

/** What a centre may do: its projects, whether it changes its own settings, and when it is reminded. Switches count at once. */
export function ProjectTab({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('tenancy');
  const { message } = App.useApp();
  const mayWrite = useCurrentUser().can('Business.Tenant.Write');
  const change = useChangeTenant();
  const save = (part: Parameters<typeof updateOf>[1], project: string, status: boolean) =>
    whenKept(
      change,
      updateOf(tenant, part),
      () => void message.success(t('detail.switched', { project, status: t(status ? 'detail.on' : 'detail.off') })),
    );
  const enabled = new Map(tenant.projectStatus.map(({ name, status }) => [name, status]));
  const shared = { isDisabled: !mayWrite || change.isPending };

  return (
    <Flex vertical gap="large">
      <Card size="small" title={t('fields.projectStatus')}>
        <Flex vertical gap="middle">
          {projects.map((name) => (
            <Toggle
              key={name}
              {...shared}
              label={t(`project.${name}`)}
              hint={t(`projectHint.${name}`)}
              isOn={enabled.get(name) ?? false}
              onChange={(status) => save({ projectStatus: [{ name, status }] }, t(`project.${name}`), status)}
            />
          ))}
        </Flex>
      </Card>
      <Card size="small" title={t('detail.times')}>
        <Toggle
          {...shared}
          label={t('fields.timesSetting')}
          hint={t('form.timesSettingHint')}
          isOn={tenant.timesSetting}
          onChange={(timesSetting) => save({ timesSetting }, t('detail.times'), timesSetting)}
        />
      </Card>
      <Card size="small" title={t('detail.reminders')}>
        <ReminderForm tenant={tenant} mayWrite={mayWrite} />
      </Card>
    </Flex>
  );
}

interface ToggleProps {
  label: string;
  hint: string;
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
}

function Toggle({ label, hint, isOn, isDisabled, onChange }: ToggleProps) {
  const id = useId();
  return (
    <Flex gap="middle" align="center">
      <Switch checked={isOn} disabled={isDisabled} aria-labelledby={id} onChange={onChange} />
      <Flex vertical>
        <span id={id}>{label}</span>
        <Typography.Text type="secondary">{hint}</Typography.Text>
      </Flex>
    </Flex>
  );
}
