import type { FileKind } from '@trellis/contract/files/calls';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.ts';
import { type UploadedFile, uploadFile } from './upload-file.ts';
import { useCountedUpload } from './uploads-of-form.ts';
import { useFailureText } from './use-failure-text.ts';

/** One upload at a time: what is on its way and how far; `onUploaded` goes on with the file. What fails is told, and the form around it waits meanwhile. */
export function useUpload(kind: FileKind, onUploaded: (file: UploadedFile) => Promise<unknown>) {
  const { i18n } = useTranslation();
  const failureText = useFailureText();
  const count = useCountedUpload();
  const [current, setCurrent] = useState<{ name: string; percent: number }>();
  // what stands beside it may change while a file is on its way
  const latest = useRef(onUploaded);
  useLayoutEffect(() => {
    latest.current = onUploaded;
  });
  const send = async (file: File) => {
    setCurrent({ name: file.name, percent: 0 });
    try {
      const uploaded = await uploadFile(kind, file, i18n.language, (percent) => setCurrent({ name: file.name, percent }));
      await latest.current(uploaded);
      return true;
    } catch (error) {
      toast('error', failureText(error as Error));
      return false;
    } finally {
      setCurrent(undefined);
    }
  };
  return { current, start: (file: File) => count(send(file)) };
}
