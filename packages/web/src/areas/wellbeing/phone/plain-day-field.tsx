import { type WellbeingField, wellbeingInputs } from '@trellis/contract/wellbeing/inputs';
import type { Activity, Intensity } from '@trellis/contract/wellbeing/rules';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  field: WellbeingField;
  value: string | number | null | undefined;
  fault: string | undefined;
  onChange: (value: string | number | null) => void;
}

/** One question about a day, without antd. */
export function PlainDayField({ field, value, fault, onChange }: Props) {
  const { t } = useTranslation('wellbeing');
  const id = useId();
  const said = {
    'aria-labelledby': `${id}title`,
    'aria-describedby': [`${id}about`, fault && `${id}fault`].filter(Boolean).join(' '),
    'aria-invalid': fault !== undefined,
    'aria-required': true,
  };
  return (
    <div className="question" data-question={field}>
      <div className="question-title" id={`${id}title`}>
        {t(`fields.${field}`)}
      </div>
      <Control field={field} value={value} said={said} onChange={onChange} />
      <div className="quiet" id={`${id}about`}>
        {t(`hints.${field}`)}
      </div>
      {fault && (
        <div className="question-fault" id={`${id}fault`} role="alert">
          {fault}
        </div>
      )}
    </div>
  );
}

function Control({ field, value, said, onChange }: Omit<Props, 'fault'> & { said: object }) {
  const { t } = useTranslation('wellbeing');
  const name = useId();
  const given = wellbeingInputs[field];
  if (given.input === 'time')
    return <input {...said} type="time" value={value ?? ''} onChange={({ target }) => onChange(target.value || null)} />;
  if (given.input === 'stars') {
    const stars = Array.from({ length: given.max }, (_, index) => index + 1);
    return (
      <div role="radiogroup" {...said} className="stars">
        {stars.map((star) => (
          <input
            key={star}
            type="radio"
            name={name}
            aria-label={t('starsOf', { value: star })}
            data-filled={star <= Number(value ?? 0)}
            checked={star === value}
            onChange={() => onChange(star)}
          />
        ))}
      </div>
    );
  }
  if (given.input === 'choice')
    return (
      <select {...said} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{t('phone.choose')}</option>
        {given.options.map((option) => (
          <option key={option} value={option}>
            {field === 'activity' ? t(`activity.${option as Activity}`) : t(`intensity.${option as Intensity}`)}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...said}
      type="number"
      inputMode="numeric"
      min={given.min}
      max={given.max}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}
