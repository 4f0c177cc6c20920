import { type Certificate, certificateName, certificateNumberText } from '@trellis/contract/certificates/calls';
import { certificateNumber, serialOf } from '@trellis/contract/certificates/rules';
import { Button, DatePicker, Flex, Form, Radio, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../app/format.ts';
import { toast } from '../../app/toast.ts';
import { centreToday } from '../../ui/centre-time.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { atPeriod } from './at-period.ts';
import { PreviewButton } from './preview-button.tsx';
import { issueWithFreeNumber, numberFor, useCertificateChanges, useChoices } from './queries.ts';

interface Props {
  trainerTrainingModuleId: string;
  /** Whose name stands on it, unless another is written. */
  trainerName: string;
  /** Of the center, whose day it begins on. */
  zone?: string;
  /** What is corrected; a new one without. */
  certificate?: Certificate;
  onClose: () => void;
}

interface Values {
  name: string;
  supervisorId: string;
  period: [Dayjs, Dayjs] | null;
  credentialsCode: string;
  styleId: string;
}

const wire = (day: Dayjs) => day.format('YYYY-MM-DD');
const medalOf = (number: string) => number.slice(8, -3);

/** Issues a certificate, or corrects one. Its number follows its first day. */
export function IssueDrawer(props: Props) {
  const { t } = useTranslation('certificates');
  const { styles, supervisors } = useChoices(props.trainerTrainingModuleId);
  const { certificate } = props;
  const title = certificate ? t('editOf', { number: certificate.credentialsCode }) : t('issue');
  const error = styles.error ?? supervisors.error;
  if (!styles.data || !supervisors.data) {
    return (
      <SideDrawer title={title} loading={!error} onClose={props.onClose}>
        {error && <LoadFailed error={error} onRetry={() => Promise.all([styles.refetch(), supervisors.refetch()])} />}
      </SideDrawer>
    );
  }
  return <Write {...props} title={title} styles={styles.data.items} supervisors={supervisors.data} />;
}

interface WriteProps extends Props {
  title: string;
  styles: readonly { id: string; name: string; url: string | null }[];
  supervisors: { items: readonly { id: string; name: string }[]; initialId: string | null };
}

function Write({ trainerTrainingModuleId, trainerName, zone, certificate, title, styles, supervisors, onClose }: WriteProps) {
  const { t } = useTranslation('certificates');
  const [form] = Form.useForm<Values>();
  const { issue, update } = useCertificateChanges();
  const today = dayjs(zone && centreToday(zone)).startOf('day');
  const firstDay = wire(today);
  const required = (field: string) => [{ required: true, message: t('word.required', { field }) }];
  const follow = async (start: Dayjs | null | undefined) => {
    if (!start) {
      form.setFieldValue('credentialsCode', undefined);
      form.setFields([{ name: 'period', errors: [t('dateFirst')] }]);
      return;
    }
    form.setFields([{ name: 'period', errors: [] }]);
    const code = certificate
      ? certificateNumber(wire(start), medalOf(certificate.credentialsCode), serialOf(certificate.credentialsCode))
      : await numberFor(trainerTrainingModuleId, wire(start));
    form.setFieldValue('credentialsCode', code);
  };
  useEffect(() => {
    if (!certificate) void numberFor(trainerTrainingModuleId, firstDay).then((code) => form.setFieldValue('credentialsCode', code));
  }, [certificate, firstDay, form, trainerTrainingModuleId]);
  const save = async ({ period, ...values }: Values) => {
    const [start, end] = period ?? [today, today];
    const written = { ...values, startTime: wire(start), endTime: wire(end) };
    const sent = certificate
      ? update.mutateAsync({ ...written, id: certificate.id, concurrencyStamp: certificate.concurrencyStamp })
      : issueWithFreeNumber({ ...written, trainerTrainingModuleId }, issue.mutateAsync);
    await sent.catch((error: unknown) => {
      throw atPeriod(error);
    });
    toast('success', t(certificate ? 'word.savedSentence' : 'issued'));
  };
  const own = certificate && [{ id: certificate.supervisorId, name: certificate.supervisorName }];
  const known = [...(own ?? []), ...supervisors.items.filter(({ id }) => id !== certificate?.supervisorId)];
  return (
    <FormDrawer<Values>
      size="default"
      title={title}
      form={form}
      initialValues={{
        name: certificate?.name ?? trainerName,
        supervisorId: certificate?.supervisorId ?? supervisors.initialId ?? undefined,
        period: certificate ? [dayjs(certificate.startTime), dayjs(certificate.endTime)] : [today, today.add(1, 'year')],
        credentialsCode: certificate?.credentialsCode,
        styleId: certificate?.styleId ?? 'classic',
      }}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="name" label={t('field.name')} schema={certificateName} />
      <Form.Item name="supervisorId" label={t('field.supervisor')} rules={required(t('field.supervisor'))}>
        <Select showSearch={{ optionFilterProp: 'label' }} options={known.map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
      <Form.Item name="period" label={t('field.period')} rules={[{ required: true, message: t('dateFirst') }]}>
        <DatePicker.RangePicker
          format={dateFormat}
          disabledDate={(day) => day.isBefore(today, 'day') && !day.isSame(certificate?.startTime ?? today, 'day')}
          style={{ width: '100%' }}
          onChange={(period) => void follow(period?.[0])}
        />
      </Form.Item>
      <TextField name="credentialsCode" label={t('field.number')} schema={certificateNumberText} extra={t('hint')} />
      <Form.Item>
        <Button onClick={() => void follow(form.getFieldValue('period')?.[0])}>{t('nextNumber')}</Button>
      </Form.Item>
      <Form.Item name="styleId" label={t('field.style')} rules={required(t('field.style'))}>
        <Radio.Group
          options={styles.map(({ id, name, url }) => ({
            value: id,
            label: (
              <Flex vertical>
                {url ? <img src={url} alt="" width={160} /> : <span className="quiet">{t('noPicture')}</span>}
                {name}
              </Flex>
            ),
          }))}
        />
      </Form.Item>
      <PreviewButton />
    </FormDrawer>
  );
}
