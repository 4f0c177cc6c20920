import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';

const route = getRouteApi('/acceptSupervision');

/** Where the link of an invitation to supervise leads, once its reader is signed in. */
export function AcceptPage() {
  const { t } = useTranslation('admins');
  const { token } = route.useSearch();
  const failureText = useFailureText();
  const accepting = useMutation(api.supervision.acceptSupervision.mutationOptions({ meta: { quiet: true } }));
  const home = (
    <Link to="/">
      <Button>{t('accept.home')}</Button>
    </Link>
  );
  if (!token) return <Result status="warning" title={t('accept.noToken')} extra={home} />;
  if (accepting.isSuccess) return <Result status="success" title={t('accept.done')} subTitle={t('accept.doneText')} extra={home} />;
  if (accepting.error) return <Result status="warning" title={failureText(accepting.error)} extra={home} />;
  const accept = (
    <Button type="primary" loading={accepting.isPending} onClick={() => accepting.mutate({ token })}>
      {t('accept.accept')}
    </Button>
  );
  return <Result status="info" title={t('accept.title')} subTitle={t('accept.text')} extra={accept} />;
}
