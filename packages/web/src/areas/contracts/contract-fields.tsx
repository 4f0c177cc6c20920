import { reasonKindOf, unitFee } from '@trellis/contract/contracts/rules';
import { contractPurpose, contractType, type ReasonKind, type UserContract, userContractFields } from '@trellis/contract/contracts/schemas';
import { Alert, Checkbox, Form, InputNumber, Radio, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/date-field.tsx';
import { notAfter } from '../../ui/date-rules.ts';
import { limitsOf } from '../../ui/form-limits.ts';
import { formatMoney } from '../../ui/money.ts';
import { FilesField } from './files-field.tsx';
import type { ContractFormValues } from './form-values.ts';
import { useReasonQuestions } from './queries.ts';

const { shape } = userContractFields;
const boundsOf = (field: 'amount' | 'totalClass') => {
  const { min, max } = limitsOf(shape[field]);
  return { min, max };
};

/** What a contract says, but for its child. */
export function ContractFields({ contract, today }: { contract: UserContract | undefined; today: Dayjs }) {
  const { t } = useTranslation('contracts');
  const form = Form.useFormInstance<ContractFormValues>();
  const isSigned = contract?.signing?.state === 'Signed';
  const item = (field: keyof ContractFormValues) => {
    const label = t(`fields.${field}`);
    return { name: field, label, rules: [{ required: true, message: t('word.required', { field: label }) }] };
  };
  return (
    <>
      {isSigned && <Alert type="info" showIcon title={t('signing.locked')} style={{ marginBlockEnd: 'var(--space-4)' }} />}
      <Form.Item {...item('contractType')}>
        <Radio.Group
          disabled={isSigned}
          options={contractType.options.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={() => form.setFieldValue('reasonId', undefined)}
        />
      </Form.Item>
      <ReasonField contract={contract} />
      <Form.Item {...item('purpose')} extra={contract && t('form.purposeHint')}>
        <Radio.Group disabled={isSigned} options={contractPurpose.options.map((value) => ({ value, label: t(`purpose.${value}`) }))} />
      </Form.Item>
      <Form.Item {...item('signTime')} rules={[...item('signTime').rules, notAfter(today, t('word.dayToCome'))]} extra={t('form.dateHint')}>
        <DateField disabled={isSigned} maxDate={today.endOf('day')} />
      </Form.Item>
      <Form.Item {...item('amount')}>
        <InputNumber disabled={isSigned} prefix="$" {...boundsOf('amount')} step={1} precision={2} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item {...item('totalClass')} extra={contract && t('form.classesHint')}>
        <InputNumber disabled={isSigned} {...boundsOf('totalClass')} step={1} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <UnitFee />
      <Form.Item name="discount" valuePropName="checked">
        <Checkbox disabled={isSigned}>{t('form.discountBox')}</Checkbox>
      </Form.Item>
      <DiscountReason contract={contract} />
      <Form.Item name="remind" valuePropName="checked">
        <Checkbox>{t('form.remindBox')}</Checkbox>
      </Form.Item>
      <Form.Item name="files" label={t('fields.files')}>
        <FilesField />
      </Form.Item>
    </>
  );
}

/** Why the family signs, once it is said whether it renews. */
function ReasonField({ contract }: { contract: UserContract | undefined }) {
  const { t } = useTranslation('contracts');
  const chosen: ContractFormValues['contractType'] = Form.useWatch('contractType');
  if (!chosen) return null;
  const kept =
    contract?.contractType === chosen && contract.reasonId ? { id: contract.reasonId, displayName: contract.reason ?? '' } : undefined;
  return <ReasonItem name="reasonId" label={t(`form.reason.${chosen}`)} kind={reasonKindOf(chosen)} kept={kept} />;
}

function DiscountReason({ contract }: { contract: UserContract | undefined }) {
  const { t } = useTranslation('contracts');
  if (!Form.useWatch('discount')) return null;
  const kept = contract?.discountReasonId ? { id: contract.discountReasonId, displayName: contract.discountReason ?? '' } : undefined;
  return <ReasonItem name="discountReasonId" label={t('fields.discountReasonId')} kind="Discount" kept={kept} />;
}

interface ReasonItemProps {
  name: 'reasonId' | 'discountReasonId';
  label: string;
  kind: ReasonKind;
  /** What the contract has already, which may be on offer no more. */
  kept: { id: string; displayName: string } | undefined;
}

function ReasonItem({ name, label, kind, kept }: ReasonItemProps) {
  const { t } = useTranslation('contracts');
  const questions = useReasonQuestions();
  const offered = questions.data?.items.find((question) => question.kind === kind)?.options ?? [];
  // the words that the contract was signed with stay, whatever they are today
  const options = kept ? [kept, ...offered.filter(({ id }) => id !== kept.id)] : offered;
  return (
    <Form.Item name={name} label={label} rules={[{ required: true, message: t('word.required', { field: label }) }]}>
      <Select
        loading={questions.isPending}
        placeholder={t('form.chooseReason')}
        options={options.map(({ id, displayName }) => ({ value: id, label: displayName }))}
      />
    </Form.Item>
  );
}

/** What one class costs with the figures typed so far. */
function UnitFee() {
  const { t } = useTranslation('contracts');
  const amount: number | null | undefined = Form.useWatch('amount');
  const totalClass: number | null | undefined = Form.useWatch('totalClass');
  return (
    <Form.Item label={t('fields.price')}>
      <output aria-live="polite">{formatMoney(unitFee(amount ?? 0, totalClass ?? 0))}</output>
    </Form.Item>
  );
}
