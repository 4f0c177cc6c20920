import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PlanSettings, planSettings } from '@trellis/contract/offline-plans/settings/schemas';
import { Form, Radio, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { currentOf, differences } from '../../../ui/stale.ts';
import { StaleNotice } from '../../../ui/stale-notice.tsx';
import { NoticeFields } from '../../scheduling/public.ts';
import { refreshPlans } from '../queries.ts';
import { DurationsField } from './durations-field.tsx';
import { inputOf, type SettingsValues, useChangesOf, valuesOf } from './settings-values.ts';

interface Props {
  planId: string;
  onClose: () => void;
}

/** How long sessions of a plan may last, with how many exercises, and who is told of them. */
export function SettingsDrawer({ planId, onClose }: Props) {
  const { t } = useTranslation('planSettings');
  const settings = useQuery(api.planSettings.get.queryOptions({ input: { userOfflinePlanId: planId }, staleTime: 0, gcTime: 0 }));
  if (settings.data) return <SettingsForm saved={settings.data} onClose={onClose} />;
  if (!settings.error) return null;
  return (
    <SideDrawer title={t('title')} onClose={onClose}>
      <LoadFailed error={settings.error} onRetry={settings.refetch} />
    </SideDrawer>
  );
}

function SettingsForm({ saved: opened, onClose }: { saved: PlanSettings; onClose: () => void }) {
  const { t } = useTranslation('planSettings');
  const client = useQueryClient();
  const [form] = Form.useForm<SettingsValues>();
  const [saved, setSaved] = useState(opened);
  const [begun] = useState(opened);
  const changesOf = useChangesOf();
  const hasOwn = Form.useWatch('hasOwnDurations', form) ?? valuesOf(begun).hasOwnDurations;
  const hasOwnNotice = Form.useWatch('hasOwnNotice', form) ?? valuesOf(begun).hasOwnNotice;
  const { mutateAsync } = useMutation(api.planSettings.change.mutationOptions({ meta: { quiet: true } }));
  const save = async (values: SettingsValues) => {
    try {
      await mutateAsync(inputOf(values, saved));
    } catch (error) {
      const current = currentOf(error, planSettings);
      if (!current) throw error;
      // the next save goes over what somebody else saved, who is told of here
      setSaved(current);
      return false;
    }
    toast('success', t('word.savedSentence'));
    await Promise.all([refreshPlans(client), client.invalidateQueries({ queryKey: api.planSettings.key() })]);
    return true;
  };
  return (
    <FormDrawer<SettingsValues> form={form} title={t('title')} initialValues={valuesOf(begun)} onSave={save} onClose={onClose}>
      {saved !== begun && <StaleNotice changes={differences(changesOf(begun), changesOf(saved))} />}
      <Typography.Paragraph type="secondary">{t('hint')}</Typography.Paragraph>
      <Choice name="hasOwnDurations" label={t('durations')} usual={t('usualDurations')} own={t('ownDurations')} />
      {hasOwn && <DurationsField />}
      <Choice name="hasOwnNotice" label={t('notices')} usual={t('usualNotices')} own={t('ownNotices')} />
      {hasOwnNotice && <NoticeFields />}
    </FormDrawer>
  );
}

function Choice({ name, label, usual, own }: { name: string; label: ReactNode; usual: string; own: string }) {
  return (
    <Form.Item name={name} label={label}>
      <Radio.Group
        vertical
        options={[
          { value: false, label: usual },
          { value: true, label: own },
        ]}
      />
    </Form.Item>
  );
}
