import { useNavigate } from '@tanstack/react-router';
import { isUnlimited } from '@trellis/contract/account/rights';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { isOfTestAge, testAges } from '@trellis/contract/vr-classroom/rules';
import type { TestType } from '@trellis/contract/vr-classroom/schemas';
import { Alert, Button, Checkbox, Flex, Form, QRCode, Select, Skeleton, Typography, theme } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { codeColors } from '../../app/tokens.ts';
import { centreToday } from '../../ui/centre-time.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { ChildCheck, useSubject } from '../subjects/public.ts';
import { useCopyCode } from './copy-code.ts';
import { useEnough, useOpenLocations, useTestChanges } from './queries.ts';
import { testTypes } from './searches.ts';

interface Props {
  subject: { id: string };
  onClose: () => void;
}

interface Values {
  testType: TestType;
  locationId: string;
  acceptsAge?: boolean;
}

interface Issued {
  code: string;
  expiresAt: string;
}

/** Ordering a test: first whether what is known of the child is still right. */
export function AddTestDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('subjects');
  const child = useSubject(subject.id);
  const [isRight, setRight] = useState(false);
  const known = child.data as SubjectInfo | undefined;
  if (known && isRight) return <OrderDialog subject={known} onClose={onClose} />;
  if (known) return <ChildCheck subject={known} onGoOn={() => setRight(true)} onCancel={onClose} />;
  return (
    <Dialog title={t('check.title')} onClose={onClose} footer={null}>
      {child.isError ? <LoadFailed error={child.error} onRetry={child.refetch} /> : <Skeleton active />}
    </Dialog>
  );
}

/** Orders a test for a child and gets its code; whoever has it goes on to the list of tests. */
function OrderDialog({ subject, onClose }: Omit<Props, 'subject'> & { subject: SubjectInfo }) {
  const { t } = useTranslation('vrClassroom');
  const navigate = useNavigate();
  const [issued, setIssued] = useState<Issued>();
  const leave = () => {
    onClose();
    if (issued) void navigate({ to: '/system/center/menu/statistic/vratList' });
  };
  return (
    <Dialog title={t(issued ? 'add.ready' : 'add.title', { name: subject.name })} onClose={leave} footer={null}>
      {(close) =>
        issued ? <CodeReady {...issued} onDone={close} /> : <OrderForm subject={subject} onIssued={setIssued} onCancel={close} />
      }
    </Dialog>
  );
}

function OrderForm({ subject, onIssued, onCancel }: { subject: SubjectInfo; onIssued: (issued: Issued) => void; onCancel: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const failureText = useFailureText();
  const [locations, enough] = [useOpenLocations(), useEnough()];
  const { create, issueCode } = useTestChanges();
  const problem = create.error ?? issueCode.error;
  const { zone } = useCurrentUser();
  const isSending = create.isPending || issueCode.isPending;
  // a test that was ordered and got no code is not ordered once more
  const ordered = useRef<{ id: string; as: string }>(undefined);
  const order = async (values: Values) => {
    const as = JSON.stringify(values);
    if (ordered.current?.as !== as) ordered.current = { ...(await create.mutateAsync({ subjectId: subject.id, ...values })), as };
    onIssued(await issueCode.mutateAsync(ordered.current.id));
  };
  if (locations.isError) return <LoadFailed error={locations.error} onRetry={locations.refetch} />;
  if (enough.isError) return <LoadFailed error={enough.error} onRetry={enough.refetch} />;
  if (locations.isPending || enough.isPending) return <Skeleton active />;
  const choices = locations.data.items.map(({ id, name }) => ({ value: id, label: name }));
  const { left } = enough.data;
  const isOfAge = isOfTestAge(subject.birthday, centreToday(zone));
  return (
    <Form<Values>
      layout="vertical"
      disabled={isSending}
      initialValues={{ testType: 'Standard', locationId: choices.length === 1 ? choices[0]?.value : undefined }}
      // the alert says what went wrong
      onFinish={(values) => void order(values).catch(() => undefined)}
    >
      {problem && (
        <Form.Item>
          <Alert type="error" showIcon role="alert" title={t('add.failed')} description={failureText(problem)} />
        </Form.Item>
      )}
      {!enough.data.enough && (
        <Form.Item>
          <Alert type="warning" showIcon title={t('add.usedUp')} />
        </Form.Item>
      )}
      {choices.length === 0 && (
        <Form.Item>
          <Alert type="warning" showIcon title={t('add.noLocations')} />
        </Form.Item>
      )}
      {!isOfAge && <AgeWarning name={subject.name} />}
      <Form.Item name="testType" label={t('add.type')} rules={[{ required: true }]}>
        <Select options={testTypes.map((value) => ({ value, label: `${t(`type.${value}`)} · ${t(`typeHint.${value}`)}` }))} />
      </Form.Item>
      <Form.Item name="locationId" label={t('add.location')} rules={[{ required: true, message: t('add.locationRequired') }]}>
        <Select showSearch={{ optionFilterProp: 'label' }} options={choices} />
      </Form.Item>
      <Form.Item label={t('add.left')}>
        <Typography.Text strong>{isUnlimited(left) ? t('unlimited') : left}</Typography.Text>
      </Form.Item>
      <Flex gap="small" justify="end">
        <Button onClick={onCancel}>{t('word.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isSending} disabled={!enough.data.enough || choices.length === 0}>
          {t('add.order')}
        </Button>
      </Flex>
    </Form>
  );
}

/** The test is not made for the child's age: whoever orders it all the same says so. */
function AgeWarning({ name }: { name: string }) {
  const { t } = useTranslation('vrClassroom');
  const mustAccept = { validator: (_: unknown, is: boolean) => (is ? Promise.resolve() : Promise.reject(new Error(t('add.acceptAge')))) };
  return (
    <>
      <Form.Item>
        <Alert type="warning" showIcon title={t('add.age', { ...testAges, name })} />
      </Form.Item>
      <Form.Item name="acceptsAge" valuePropName="checked" rules={[mustAccept]}>
        <Checkbox>{t('add.acceptAge')}</Checkbox>
      </Form.Item>
    </>
  );
}

function CodeReady({ code, expiresAt, onDone }: Issued & { onDone: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { token } = theme.useToken();
  const { zone } = useCurrentUser();
  const copy = useCopyCode();
  return (
    <Flex vertical gap="middle">
      <Typography.Text
        role="status"
        strong
        style={{ fontSize: token.fontSizeHeading2, fontFamily: token.fontFamilyCode, textAlign: 'center' }}
      >
        {code}
      </Typography.Text>
      <Flex justify="center">
        <QRCode role="img" aria-label={t('code.label', { code })} value={code} {...codeColors} />
      </Flex>
      <Typography.Text type="secondary">{t('add.readyHint', { time: formatDateTime(expiresAt, zone) })}</Typography.Text>
      <Flex gap="small" justify="end">
        <Button onClick={() => void copy(code)}>{t('add.copy')}</Button>
        <Button type="primary" onClick={onDone}>
          {t('add.done')}
        </Button>
      </Flex>
    </Flex>
  );
}
