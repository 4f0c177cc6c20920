import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { faultsOf } from './form-faults.ts';
import { type Uploads, useUploads } from './uploads-of-form.ts';
import { useFailureText } from './use-failure-text.ts';

interface Sending<Values> {
  send: (values: Values) => Promise<void>;
  isSending: boolean;
  /** Somebody saved while a file was on its way: it is sent with the file. */
  isWaiting: boolean;
  /** The files on their way into it, for the fields that bring them (`UploadsOfForm`). */
  uploads: Uploads;
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
  const [isWaiting, setWaiting] = useState(false);
  const { uploads, haveCome } = useUploads();
  // a second tap can come before the page shows that it sends
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<{ text: string; isMarked: boolean }>();
  const send = async (values: Values) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(undefined);
    try {
      const complete = uploads.size > 0 ? await withFiles() : values;
      if (complete === undefined) return;
      setSending(true);
      if ((await onSave(complete)) !== false) close();
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
  /** What the form says once its files are there; nothing where one did not come, which its field tells, or the form was given up meanwhile. */
  const withFiles = async (): Promise<Values | undefined> => {
    setWaiting(true);
    try {
      return (await haveCome()) ? form.getFieldsValue() : undefined;
    } finally {
      setWaiting(false);
    }
  };
  return { send, isSending, isWaiting, uploads, failure };
}
