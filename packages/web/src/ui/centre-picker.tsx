import type { CurrentUser } from '@trellis/contract/account/schemas';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../app/current-user.ts';
import { FilterChoice } from './filter-bar.tsx';

interface CentrePickerProps {
  value: string | undefined;
  onChange: (centreId: string | undefined) => void;
}

/** The centres that a person may narrow a page to: platform staff those that they may change to, everybody else their own. */
export const pickableCentres = ({ type, canChangeList, centerList }: Pick<CurrentUser, 'type' | 'canChangeList' | 'centerList'>) =>
  type === 'Management' ? canChangeList : centerList;

/** Narrows a page to one centre. There is nothing to pick for somebody of a single one. */
export function CentrePicker({ value, onChange }: CentrePickerProps) {
  const { t } = useTranslation('ui');
  const centres = pickableCentres(useCurrentUser());
  if (centres.length < 2) return null;
  const options = centres.map(({ id, name }) => ({ value: id, label: name }));
  return <FilterChoice label={t('word.center')} value={value} options={options} onChange={onChange} />;
}
