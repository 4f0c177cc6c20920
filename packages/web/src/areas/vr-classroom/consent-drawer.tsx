import { type Locale, toLanguage, toLocale } from '@trellis/contract/languages';
import { consentVersion } from '@trellis/contract/vr-classroom/consent-words';
import { isBeforeTest } from '@trellis/contract/vr-classroom/rules';
import { consentFields, type Signature, type TestRequest, type TestRequestInfo } from '@trellis/contract/vr-classroom/schemas';
import { App, Checkbox, Flex, Form, Input, Select, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDrawerDateTime } from '../../app/format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { limitsOf } from '../../ui/form-limits.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useTestChanges, useTestInfo } from './queries.ts';
import { SignaturePad, SignatureShown } from './signature-pad.tsx';

const roles = ['Mother', 'Father', 'Grandparent', 'Other'] as const;

interface Props {
  test: TestRequest;
  onClose: () => void;
}

interface Values {
  signerName: string;
  signerRole: (typeof roles)[number];
  signature: Signature;
  allowsNorms: boolean;
}

/** What a guardian signed for a test, or the form to sign it on the centre's tablet. */
export function ConsentDrawer({ test, onClose }: Props) {
  const { can } = useCurrentUser();
  // as it was opened: a form that was just sent does not turn into another drawer while it closes
  const [maySign] = useState(!test.consentSigned && isBeforeTest(test.status) && can('RocketSystem.Vrat.Write'));
  if (maySign) return <SignDrawer test={test} onClose={onClose} />;
  return <ReadDrawer test={test} onClose={onClose} />;
}

function SignDrawer({ test, onClose }: Props) {
  const { t, i18n } = useTranslation('vrClassroom');
  const language = toLanguage(i18n.language as Locale);
  const { message } = App.useApp();
  const { sign } = useTestChanges();
  const save = async (values: Values) => {
    await sign.mutateAsync({ testRequestId: test.id, ...values, language, wordingVersion: consentVersion });
    void message.success(t('consent.saved'));
  };
  return (
    <FormDrawer<Values>
      title={t('consent.title', { name: test.subjectName })}
      initialValues={{ signerRole: 'Mother', allowsNorms: false }}
      saveText={t('consent.save')}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('consent.text')}</Typography.Paragraph>
      <Form.Item
        name="signerName"
        label={t('consent.signer')}
        rules={[{ required: true, whitespace: true, message: t('consent.signerRequired') }]}
      >
        <Input maxLength={limitsOf(consentFields.shape.signerName).maxLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="signerRole" label={t('consent.role')} rules={[{ required: true }]}>
        <Select options={roles.map((value) => ({ value, label: t(`consent.roles.${value}`) }))} />
      </Form.Item>
      <Form.Item name="allowsNorms" valuePropName="checked">
        <Checkbox>{t('consent.allowsNorms')}</Checkbox>
      </Form.Item>
      <Form.Item
        name="signature"
        label={t('consent.signature')}
        extra={t('consent.signatureHint')}
        rules={[{ required: true, type: 'array', min: 1, message: t('consent.signatureRequired') }]}
      >
        <SignaturePad />
      </Form.Item>
    </FormDrawer>
  );
}

function ReadDrawer({ test, onClose }: Props) {
  const { t } = useTranslation('vrClassroom');
  const info = useTestInfo(test.id);
  return (
    <SideDrawer title={t('consent.title', { name: test.subjectName })} onClose={onClose}>
      {info.isError && <LoadFailed title={t('infoFailed')} error={info.error} onRetry={info.refetch} />}
      {info.isPending && <Skeleton active />}
      {info.data && <ConsentShown info={info.data} />}
    </SideDrawer>
  );
}

/** Who signed for a test, when and how. */
export function ConsentShown({ info: { consent, status } }: { info: TestRequestInfo }) {
  const { t } = useTranslation('vrClassroom');
  const { zone } = useCurrentUser();
  if (!consent) return <Typography.Text type="secondary">{t(isBeforeTest(status) ? 'consent.open' : 'consent.late')}</Typography.Text>;
  const items = [
    { key: 'signer', label: t('consent.signedBy'), children: `${consent.signerName} (${t(`consent.roles.${consent.signerRole}`)})` },
    { key: 'time', label: t('consent.signedAt'), children: formatDrawerDateTime(consent.signedTime, zone) },
    { key: 'witness', label: t('consent.witness'), children: consent.witness },
    { key: 'norms', label: t('consent.agreed'), children: t(consent.allowsNorms ? 'word.yes' : 'word.no') },
    { key: 'wording', label: t('consent.wording'), children: <Wording {...consent} /> },
  ];
  return (
    <Flex vertical gap="middle">
      <FactList column={1} items={items} />
      {consent.signature.length > 0 && <SignatureShown strokes={consent.signature} />}
    </Flex>
  );
}

type Consent = NonNullable<TestRequestInfo['consent']>;

/** What was signed, as it was read then. */
function Wording({ wording, wordingVersion, language }: Consent) {
  const { t } = useTranslation(['vrClassroom', 'shell']);
  if (wording === null || language === null) return t('consent.noWording');
  const locale = toLocale(language);
  return (
    <Flex vertical>
      <span lang={locale} style={{ whiteSpace: 'pre-line' }}>
        {wording}
      </span>
      <Typography.Text type="secondary">
        {t('consent.wordingVersion', { version: wordingVersion, language: t(`shell:languages.${locale}`) })}
      </Typography.Text>
    </Flex>
  );
}
