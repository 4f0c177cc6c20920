import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { ValueDialog } from './value-dialog.tsx';

interface Props {
  name: string;
  /** Its place now, counted from 0. */
  place: number;
  /** What else there is to know. */
  hint?: string;
  onSave: (newSortOrder: number) => Promise<unknown>;
  onClose: () => void;
}

/** Moves something to another place in the order. */
export function SortDialog({ name, place, hint, onSave, onClose }: Props) {
  const { t } = useTranslation('ui');
  return (
    <ValueDialog<number>
      title={t('sort.title', { name })}
      label={t('sort.label')}
      hint={hint ?? t('sort.hint')}
      initialValue={place}
      missing={t('sort.required')}
      rules={[{ type: 'number', min: 0, message: t('sort.min') }]}
      onSave={onSave}
      onClose={onClose}
    >
      <InputNumber precision={0} style={{ width: '100%' }} />
    </ValueDialog>
  );
}
