import type { FocusState } from '@trellis/contract/focus/rules';
import type { FocusProgram } from '@trellis/contract/focus/schemas';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useAsk } from '../../ui/use-ask.ts';
import { useFocusChanges } from './queries.ts';

interface Props {
  subjectId: string;
  program: FocusProgram;
  onChange: () => void;
  onReview: () => void;
}

/** What can be done with a program where it stands; what starts, stops or ends it is asked first. */
export function FocusActions({ subjectId, program: { state, cancellation }, onChange, onReview }: Props) {
  const { t } = useTranslation('focus');
  const { can } = useCurrentUser();
  const ask = useAsk();
  const { pause, goOn, request } = useFocusChanges();
  const isWaiting = cancellation?.result === null;
  const askToGoOn = (from: Exclude<FocusState, 'on'>) =>
    ask({
      title: t(`goOn.title.${from}`),
      text: t('goOn.text'),
      ok: t(`goOn.button.${from}`),
      run: () => goOn.mutateAsync({ subjectId }),
    });
  const askToPause = () =>
    ask({ title: t('pause.title'), text: t('pause.text'), ok: t('pause.button'), run: () => pause.mutateAsync({ subjectId }) });
  const askToCancel = () =>
    ask({
      title: t('cancellation.title'),
      text: t('cancellation.text'),
      ok: t('cancellation.button'),
      cancel: t('cancellation.keep'),
      run: () => request.mutateAsync({ subjectId }),
      done: t('cancellation.done'),
    });
  return (
    <Flex gap="small" wrap>
      {state === 'on' ? (
        <Button onClick={() => void askToPause()}>{t('pause.button')}</Button>
      ) : (
        <Button type="primary" onClick={() => void askToGoOn(state)}>
          {t(`goOn.button.${state}`)}
        </Button>
      )}
      {state !== 'cancelled' && <Button onClick={onChange}>{t('setUp.change')}</Button>}
      {state !== 'cancelled' && !isWaiting && <Button onClick={() => void askToCancel()}>{t('cancellation.button')}</Button>}
      {isWaiting && can('Pdt.SubjectPdt.Review') && <Button onClick={onReview}>{t('review.open')}</Button>}
    </Flex>
  );
}
