import { type WellbeingField, wellbeingFields, wellbeingInputs } from '@trellis/contract/wellbeing/inputs';
import type { WellbeingKind } from '@trellis/contract/wellbeing/rules';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import '../../../ui/plain-form.css';
import { faultsOfDay } from './day-faults.ts';
import type { DayValues } from './kept-days.ts';
import { PlainDayField } from './plain-day-field.tsx';
import type { SendState } from './use-kept-days.ts';

interface Props {
  kind: WellbeingKind;
  center: string;
  /** What was typed and is not sent, else what stands there. */
  values: DayValues;
  isRecorded: boolean;
  state: SendState | undefined;
  onChange: (values: DayValues) => void;
  onSubmit: (values: DayValues) => void;
}

const longestNote = 500;

/** One part of a day: a night, what was eaten, or an activity. */
export function DayForm({ kind, center, values, isRecorded, state, onChange, onSubmit }: Props) {
  const { t } = useTranslation('wellbeing');
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const noteId = useId();
  const faults = faultsOfDay(kind, values);
  const faultText = (field: WellbeingField) => {
    const fault = isChecked ? faults[field] : undefined;
    const { min, max } = { min: 0, max: 0, ...wellbeingInputs[field] };
    return fault && t(`phone.${fault}`, { name: t(`fields.${field}`), min, max });
  };
  const submit = () => {
    const [wrong] = Object.keys(faults);
    setChecked(wrong !== undefined);
    if (!wrong) return onSubmit(values);
    form.current?.querySelector<HTMLElement>(`[data-question="${wrong}"] :is(input, select)`)?.focus();
  };
  return (
    <form
      ref={form}
      className="plain-form"
      noValidate
      aria-label={t(`kind.${kind}`)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {wellbeingFields[kind].day.map((field) => (
        <PlainDayField
          key={field}
          field={field}
          value={values[field]}
          fault={faultText(field)}
          onChange={(value) => onChange({ ...values, [field]: value })}
        />
      ))}
      <div className="question">
        <label className="question-title" htmlFor={noteId}>
          {t('fields.note')}
        </label>
        <textarea
          id={noteId}
          rows={2}
          maxLength={longestNote}
          value={values['note'] ?? ''}
          onChange={({ target }) => onChange({ ...values, note: target.value || null })}
        />
      </div>
      <StateLine state={state} center={center} />
      <div className="form-turn">
        <button type="submit" className="frame-action" disabled={state?.name === 'sending'}>
          {isRecorded ? t('phone.change') : t('phone.save')}
        </button>
      </div>
    </form>
  );
}

function StateLine({ state, center }: { state: SendState | undefined; center: string }) {
  const { t } = useTranslation('wellbeing');
  if (state?.name === 'waiting') return <Notice level="warning" title={t('phone.waiting')} />;
  if (state?.name === 'sent') return <Notice level="success" title={t('phone.saved', { center })} />;
  if (state?.name !== 'refused') return null;
  return (
    <Notice level="error" title={t('phone.notSent')}>
      <p>{state.error.message}</p>
    </Notice>
  );
}
