import type { OpenInterim } from '@trellis/contract/offline-plans/schemas';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { RetestCodeDialog } from '../assessments/public.ts';

/** Shows the code by which a guardian answers the interim assessment that a session waits for, to whoever hands assessments out. */
export function InterimCodeButton({ interim }: { interim: OpenInterim }) {
  const { t } = useTranslation('offlinePlans');
  const { can } = useCurrentUser();
  const [isShown, setShown] = useState(false);
  if (!can('RocketSystem.UserAssessment.Write')) return null;
  return (
    <>
      <Button size="small" onClick={() => setShown(true)}>
        {t('gates.evaluationQrCode')}
      </Button>
      <Suspense>{isShown && <RetestCodeDialog interim={interim} onClose={() => setShown(false)} />}</Suspense>
    </>
  );
}
