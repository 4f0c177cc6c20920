import CheckCircle from '@ant-design/icons-svg/es/asn/CheckCircleFilled';
import { useRouter } from '@tanstack/react-router';
import type { FirstStep } from '@trellis/contract/scheduling/schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginAt } from '../../app/begin.ts';
import { keptByDevice } from '../../app/storage.ts';
import { SvgIcon } from '../../ui/svg-icon.tsx';
import './first-steps.css';

interface Props {
  steps: readonly FirstStep[];
  onSchedule: () => void;
}

/** Where each step is taken; a page that is named as begun opens what it is mostly for. */
const places = {
  profile: { to: '/system/menu/account', begins: false },
  staff: { to: '/system/center/menu/user/user', begins: true },
  child: { to: '/system/center/detail/enrolment', begins: false },
  contract: { to: '/system/center/menu/user/userContract', begins: true },
} as const;

const foldedKey = 'trellis.firstSteps';

/** What a new center does first, in order, ticked as it comes to be. It folds, and stays so on this device. */
export function FirstSteps({ steps, onSchedule }: Props) {
  const { t } = useTranslation('firstSteps');
  const router = useRouter();
  const [isOpen, setOpen] = useState(() => keptByDevice.read(foldedKey) !== 'folded');
  const next = steps.find(({ done }) => !done)?.step;
  const fold = (open: boolean) => {
    setOpen(open);
    keptByDevice.write(foldedKey, open ? undefined : 'folded');
  };
  const take = async (step: FirstStep['step']) => {
    if (step === 'session') return onSchedule();
    const { to, begins } = places[step];
    await router.navigate({ to });
    if (begins) beginAt(to);
  };
  return (
    <details className="plain-card first-steps" open={isOpen} onToggle={({ currentTarget }) => fold(currentTarget.open)}>
      <summary>
        <strong>{t('title')}</strong>
        <span className="quiet">{t('count', { done: steps.filter(({ done }) => done).length, all: steps.length })}</span>
      </summary>
      <ol>
        {steps.map(({ step, done }, index) => (
          <li key={step} className={done ? 'first-steps-done' : undefined}>
            <span className="first-steps-title">
              {done ? <SvgIcon of={CheckCircle} /> : <span>{index + 1}.</span>}
              {t(`step.${step}.title`)}
            </span>
            <span className="quiet">{done ? t('done') : t(`step.${step}.hint`)}</span>
            {!done && (
              <button type="button" className={step === next ? 'frame-action' : 'frame-quiet'} onClick={() => void take(step)}>
                {t(`step.${step}.action`)}
              </button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
