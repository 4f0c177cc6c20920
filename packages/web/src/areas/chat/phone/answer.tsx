import { chatLimits } from '@trellis/contract/chat/rules';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../app/call-error.ts';
import { useAnswer } from './guest-conversation.ts';

/** What a guardian answers; what is refused stays, with why. */
export function Answer({ token }: { token: string }) {
  const { t } = useTranslation('chat');
  const id = useId();
  const { text, setText, send, state, failure } = useAnswer(token);
  const [isTouched, setTouched] = useState(false);
  const isEmpty = text.trim() === '';
  return (
    <form
      className="question"
      onSubmit={(event) => {
        event.preventDefault();
        setTouched(isEmpty);
        if (!isEmpty) void send();
      }}
    >
      <label className="question-title" htmlFor={id}>
        {t('phone.answer')}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={chatLimits.text}
        value={text}
        aria-invalid={isTouched && isEmpty}
        onChange={({ target }) => setText(target.value)}
      />
      {failure !== undefined && <p role="alert">{failure instanceof CallError ? failure.message : t('phone.failed')}</p>}
      <button type="submit" className="frame-action" disabled={state === 'sending'}>
        {t('phone.send')}
      </button>
    </form>
  );
}
