import type { CurrentUser } from '@trellis/contract/account/schemas';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../app/current-user.ts';

interface CentrePickerProps {
  value: string | undefined;
  onChange: (centreId: string | undefined) => void;
  /** Offers all centres together; without it, one centre is always chosen. */
  withAll?: boolean;
}

/** The centres that a person may narrow a page to: platform staff those that they may change to, everybody else their own. */
export const pickableCentres = ({ type, canChangeList, centerList }: Pick<CurrentUser, 'type' | 'canChangeList' | 'centerList'>) =>
  type === 'Management' ? canChangeList : centerList;

// no centre has it
const all = 'all';

/** Narrows a page to one centre. There is nothing to pick for somebody of a single one. */
export function CentrePicker({ value, onChange, withAll = false }: CentrePickerProps) {
  const { t } = useTranslation('ui');
  const centres = pickableCentres(useCurrentUser());
  if (centres.length < 2) return null;
  const options = centres.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      aria-label={t('word.center')}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      style={{ minWidth: '24ch' }}
      value={value ?? (withAll ? all : centres[0]?.id)}
      options={withAll ? [{ value: all, label: t('centrePicker.all') }, ...options] : options}
      onChange={(chosen) => onChange(chosen === all ? undefined : chosen)}
    />
  );
}
