import { useMutation, useQuery } from '@tanstack/react-query';
import { type Language, type Locale, languages, toLanguage, toLocale } from '@trellis/contract/languages';
import { type ReportModel, reportModels } from '@trellis/contract/vr-classroom/document-calls';
import { reportLinkDays, reportMail } from '@trellis/contract/vr-classroom/report-mail-calls';
import { Checkbox, Form, Input, Radio, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { toast } from '../../app/toast.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { limitsOf } from '../../ui/form-limits.ts';
import { quiet } from '../../ui/quiet.ts';

interface Values {
  email: string;
  language: Language;
  reportModel: ReportModel;
  attaches: boolean;
}

/** Asks whom a report goes to, which one and in which language, and mails it or a link to it: as the center does, unless told. */
export function MailDialog({ caseId, name, onClose }: { caseId: string; name: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['vrClassroom', 'shell']);
  const { mutateAsync } = useMutation(api.reportMail.sendReportToEmail.mutationOptions());
  const setting = useQuery(api.reportSettings.mail.queryOptions({ input: {}, ...quiet }));
  const send = async ({ email, ...given }: Values) => {
    await mutateAsync({ caseId, email: email.trim(), ...given });
    toast('success', t('documents.sent', { email: email.trim() }));
  };
  return (
    <FormDialog<Values>
      title={t('documents.title', { name })}
      okText={t('documents.send')}
      isLoading={setting.data === undefined}
      problem={setting.error}
      initialValues={{ language: toLanguage(i18n.language as Locale), reportModel: 'parent', attaches: setting.data?.attaches }}
      onSave={send}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('documents.hint', { days: reportLinkDays })}</Typography.Paragraph>
      <Form.Item
        name="email"
        label={t('documents.email')}
        rules={[
          { required: true, whitespace: true, message: t('documents.required') },
          { type: 'email', transform: (value: string) => value?.trim(), message: t('word.emailInvalid') },
        ]}
      >
        <Input type="email" autoComplete="off" maxLength={limitsOf(reportMail.shape.email).maxLength} />
      </Form.Item>
      <Form.Item name="reportModel" label={t('documents.model')}>
        <Radio.Group vertical options={reportModels.map((value) => ({ value, label: t(`documents.of.${value}`) }))} />
      </Form.Item>
      <Form.Item name="language" label={t('word.language')}>
        <Select options={languages.map((value) => ({ value, label: t(`shell:languages.${toLocale(value)}`) }))} />
      </Form.Item>
      <Form.Item name="attaches" valuePropName="checked">
        <Checkbox>{t('documents.attach')}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}
