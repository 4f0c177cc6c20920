import { BulbOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';

const SuggestionsDrawer = lazy(() => import('./suggestions-drawer.tsx').then((module) => ({ default: module.SuggestionsDrawer })));

/** Beside a training program: what is said of it opens. Nothing for whoever may not read that. */
export function SuggestionsButton({ program }: { program: { id: string; title: string } }) {
  const { t } = useTranslation('suggestions');
  const { can } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  if (!can('RocketSystem.ProgramSuggestion')) return null;
  return (
    <>
      <Button
        type="text"
        icon={<BulbOutlined aria-hidden />}
        aria-label={t('drawer.title', { title: program.title })}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <Suspense>{isOpen && <SuggestionsDrawer program={program} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
