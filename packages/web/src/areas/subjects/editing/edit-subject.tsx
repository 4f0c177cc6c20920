import { useEffect, useEffectEvent } from 'react';
import { usePrepared } from '../queries.ts';
import { SubjectDrawer } from './subject-drawer.tsx';

/** The form of a child as it is saved now: what the page shows may be older. */
export function EditSubject({ subjectId, onClose }: { subjectId: string; onClose: () => void }) {
  const { data, isError, isFetchedAfterMount } = usePrepared(subjectId);
  const giveUp = useEffectEvent(onClose);
  useEffect(() => {
    if (isError) giveUp();
  }, [isError]);
  return data && isFetchedAfterMount ? <SubjectDrawer subject={data} onClose={onClose} /> : null;
}
