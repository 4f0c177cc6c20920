import { useMutation } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { fetchMade } from '../../ui/download.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';

interface Written {
  name?: string;
  credentialsCode?: string;
  period?: [Dayjs, Dayjs] | null;
  styleId?: string;
}

const widest = 900;

/** Shows how the certificate that the form describes would look, once all of it is written. */
export function PreviewButton() {
  const { t } = useTranslation('certificates');
  const form = Form.useFormInstance<Written>();
  const failureText = useFailureText();
  const {
    mutate,
    isPending,
    data: picture,
    reset,
  } = useMutation({
    mutationFn: async (made: object) => URL.createObjectURL(await fetchMade('/api/rocketAdmin/certificate/style', made)),
    onError: (error) => toast('error', failureText(error)),
    meta: { quiet: true },
  });
  useEffect(() => () => URL.revokeObjectURL(picture ?? ''), [picture]);
  const show = () => {
    const { name, credentialsCode: code, period, styleId } = form.getFieldsValue();
    if (!name?.trim() || !code || !period?.[0] || !styleId) return toast('warning', t('fill'));
    mutate({ name, code, styleId, startTime: period[0].format('YYYY-MM-DD') });
  };
  return (
    <>
      <Button loading={isPending} onClick={show}>
        {t('preview')}
      </Button>
      {picture && (
        <Dialog title={t('preview')} width={widest} isOnTop onClose={reset}>
          <img src={picture} alt={t('previewAlt')} style={{ width: '100%' }} />
        </Dialog>
      )}
    </>
  );
}
