import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { CenterSelect } from './center-select.tsx';

/** One center that a list can be narrowed to. */
export function FilterCenter({ value, onChange }: { value: string | undefined; onChange: (tenantId: string | undefined) => void }) {
  const { t } = useTranslation('admins');
  const { token } = theme.useToken();
  return (
    <CenterSelect
      allowClear
      aria-label={t('word.center')}
      placeholder={t('word.center')}
      style={{ flex: '1 1 0', minWidth: token.screenXS / 3 }}
      value={value}
      onChange={(next?: string) => onChange(next)}
    />
  );
}
