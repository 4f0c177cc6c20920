import { AssignCoachesDialog } from '../../users/public.ts';
import { useSubject } from '../queries.ts';

/** The coaches of a child of the list, which names them only: the child is fetched first. */
export function AssignCoaches({ subjectId, onClose }: { subjectId: string; onClose: () => void }) {
  const { data } = useSubject(subjectId);
  return data ? <AssignCoachesDialog subject={data} onClose={onClose} /> : null;
}
