import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubjectTab } from '../../../app/child-places.ts';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { SubjectDetail } from './subject-detail.tsx';

interface Props {
  id: string;
  tab?: SubjectTab;
  onClose: () => void;
}

/** A child over the page that is open: whoever looks it up loses nothing. */
export function SubjectPanel({ id, tab, onClose }: Props) {
  const { t } = useTranslation('subjects');
  const [shown, setShown] = useState(tab);
  return (
    <SideDrawer size="large" title={t('word.child')} onClose={onClose}>
      <SubjectDetail id={id} tab={shown} onTab={setShown} />
    </SideDrawer>
  );
}
