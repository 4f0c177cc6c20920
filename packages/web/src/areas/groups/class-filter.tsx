import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { useClassChoices } from './queries.ts';

interface Props {
  value: string | undefined;
  onChange: (classId: string | undefined) => void;
}

/** Narrows a list of children to those of a class; nothing chosen means all. */
export function ClassFilter(props: Props) {
  return useCurrentUser().can('RocketSystem.Group') ? <ClassChoice {...props} /> : null;
}

function ClassChoice({ value, onChange }: Props) {
  const { t } = useTranslation('groups');
  const { data } = useClassChoices();
  const options = data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  // until its name is known a class has none to show
  return <FilterChoice label={t('childFilter')} value={data && value} options={options} onChange={onChange} />;
}
