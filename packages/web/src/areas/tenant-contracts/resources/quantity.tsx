import { isUnlimited } from '@trellis/contract/tenant-contracts/rules';
import { Checkbox, Flex, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';

const unlimited = -1;

/** A number of something; -1, and more than anybody counts, read as unlimited. */
export function Quantity({ value }: { value: number }) {
  const { t } = useTranslation('tenantContracts');
  return <>{isUnlimited(value) ? t('unlimited') : value}</>;
}

interface FieldProps {
  id?: string;
  value?: number;
  onChange?: (value: number | null) => void;
}

/** How many: a number, or as many as wanted. */
export function QuantityField({ id, value, onChange }: FieldProps) {
  const { t } = useTranslation('tenantContracts');
  const isAny = value === unlimited;
  return (
    <Flex gap="middle" align="center">
      <InputNumber id={id} min={1} max={1_000_000} precision={0} disabled={isAny} value={isAny ? null : value} onChange={onChange} />
      <Checkbox checked={isAny} onChange={({ target }) => onChange?.(target.checked ? unlimited : 1)}>
        {t('unlimited')}
      </Checkbox>
    </Flex>
  );
}
