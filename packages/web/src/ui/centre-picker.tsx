import type { CurrentUser } from '@trellis/contract/account/schemas';
import { centerSearchers } from '@trellis/contract/admins/rules';
import { limits } from '@trellis/contract/limits';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../app/current-user.ts';
import { FilterChoice } from './filter-bar.tsx';
import { FilterCenter } from './filter-center.tsx';

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
  const user = useCurrentUser();
  const centres = pickableCentres(user);
  if (centres.length < 2) return null;
  // there may be more than were told: the server searches them
  if (centres.length >= limits.mostCentersTold && centerSearchers.some(user.can)) return <FilterCenter value={value} onChange={onChange} />;
  const options = centres.map(({ id, name }) => ({ value: id, label: name }));
  return <FilterChoice label={t('word.center')} value={value} options={options} onChange={onChange} />;
}
