import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { faultsOf } from './form-faults.ts';
import { useFailureText } from './use-failure-text.ts';

interface Sending<Values> {
  send: (values: Values) => Promise<void>;
  isSending: boolean;
  /** What went wrong; nothing where a field says all of it. */
  failure: { text: string; isMarked: boolean } | undefined;
}

/** Sends a form: a failure is marked at the fields that the server named, and what was typed stays. False stays open. */
export function useSend<Values extends object>(
  form: FormInstance<Values>,
  onSave: (values: Values) => Promise<unknown>,
  close: () => void,
): Sending<Values> {
  const failureText = useFailureText();
  const [isSending, setSending] = useState(false);
  // a second tap can come before the page shows that it sends
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<{ text: string; isMarked: boolean }>();
  const send = async (values: Values) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      if ((await onSave(values)) !== false) close();
    } catch (error) {
      const faults = faultsOf<Values>(error, form);
      form.setFields(faults);
      const marked = form.getFieldsError().filter(({ errors }) => errors.length > 0);
      setFailure({ text: failureText(error as Error), isMarked: faults.length > 0 && marked.length >= faults.length });
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { send, isSending, failure };
}
