import type { FeedbackProperty } from '@trellis/contract/offline-plans/feedback-schemas';
import type { GuestSession } from '@trellis/contract/offline-plans/guest-calls';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../app/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { fieldsInError } from '../feedback/server-errors.ts';
import { type FormValues, isEmpty, toFeedbacks, toFormValues } from '../feedback/values.ts';
import '../../../ui/plain-form.css';
import { type KeptFeedback, keepFeedback } from './kept-feedback.ts';
import { PlainField } from './plain-field.tsx';
import { isUnfinished } from './plain-time-text.ts';
import { useSaveGuestFeedback } from './queries.ts';
import { type SendState, useSendKept } from './use-send-kept.ts';

interface Props {
  token: string;
  center: string;
  zone: string;
  session: GuestSession;
  kept: KeptFeedback | undefined;
}

/** The parents' form of one session. What is typed stays on this device until the center has it. */
export function PhoneFeedbackForm({ token, center, zone, session, kept }: Props) {
  const { t } = useTranslation('familyPages');
  const [values, setValues] = useState<FormValues>(kept?.values ?? toFormValues(session.feedbacks));
  const [isChecked, setChecked] = useState(false);
  const [sentAt, setSentAt] = useState(session.sentAt);
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveGuestFeedback();
  const properties = session.feedbackProperties;
  const keep = (given: FormValues, isWaiting: boolean) => void keepFeedback(token, { sessionId: session.id, values: given, isWaiting });
  const { state, submit, edit } = useSendKept({
    send: async (feedbacks) => setSentAt((await save.mutateAsync({ sessionId: session.id, feedbacks })).sentAt),
    onWaiting: () => keep(values, true),
    onSent: () => void keepFeedback(token, undefined),
  });
  const isWaiting = kept?.isWaiting === true;
  useEffect(() => {
    // what waited when the page was closed goes on its way when it opens again
    if (isWaiting) void submit(toFeedbacks(properties, kept?.values ?? {}));
  }, [isWaiting, kept, properties, submit]);

  const refused = state.name === 'refused' ? fieldsInError(state.error, properties) : [];
  const isMissing = ({ id, isRequired }: FeedbackProperty) => isRequired && isEmpty(values[id]);
  const isHalf = ({ id, type }: FeedbackProperty) => type === 'TimePicker' && isUnfinished(values[id]);
  const faultOf = (property: FeedbackProperty) => {
    if (isChecked && isMissing(property)) return t('phone.required', { name: property.displayName });
    if (isChecked && isHalf(property)) return t('phone.dayAndTime');
    return refused.find(({ name }) => name === property.id)?.errors.join(' ');
  };
  const change = (property: FeedbackProperty, value: FormValues[string]) => {
    const next = { ...values, [property.id]: value };
    setValues(next);
    edit();
    keep(next, false);
  };
  const send = () => {
    const wrong = properties.find((property) => isMissing(property) || isHalf(property));
    setChecked(true);
    if (wrong) return focusOn(form.current, wrong.id);
    void submit(toFeedbacks(properties, values));
  };
  return (
    <form
      ref={form}
      className="plain-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset className="form-fields" disabled={!session.isOpen}>
        {properties.map((property) => (
          <PlainField
            key={property.id}
            property={property}
            value={values[property.id]}
            fault={faultOf(property)}
            onChange={(value) => change(property, value)}
          />
        ))}
        <SendStateLine state={state} center={center} sentAt={sentAt && formatDateTime(sentAt, zone)} />
        <div className="form-turn">
          <button type="submit" className="frame-action" disabled={state.name === 'sending'}>
            {sentAt ? t('phone.change') : t('phone.submit')}
          </button>
        </div>
      </fieldset>
    </form>
  );
}

function focusOn(form: HTMLFormElement | null, id: string): void {
  const question = form?.querySelector(`[data-question="${CSS.escape(id)}"]`);
  question?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
}

function SendStateLine({ state, center, sentAt }: { state: SendState; center: string; sentAt: string | null }) {
  const { t } = useTranslation('familyPages');
  const until = sentAt ? t('phone.sent', { time: sentAt }) : undefined;
  if (state.name === 'waiting') return <Notice level="warning" title={t('phone.waiting')} />;
  if (state.name === 'sent') {
    return (
      <Notice level="success" title={t('phone.thanks', { center })}>
        {until && <p>{until}</p>}
      </Notice>
    );
  }
  if (state.name === 'refused') {
    return (
      <Notice level="error" title={t('phone.notSent')}>
        <p>{state.error.message}</p>
      </Notice>
    );
  }
  return until ? <p className="quiet">{until}</p> : null;
}
