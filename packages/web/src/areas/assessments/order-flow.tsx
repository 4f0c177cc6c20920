import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { useState } from 'react';
import { ChildCheck } from '../subjects/public.ts';
import { OrderDrawer } from './order-drawer.tsx';

/** Ordering: first whether what is known of the child is still right, then the choice. */
export function OrderFlow({ subject, onClose }: { subject: SubjectInfo; onClose: () => void }) {
  const [isRight, setRight] = useState(false);
  if (!isRight) return <ChildCheck subject={subject} onGoOn={() => setRight(true)} onCancel={onClose} />;
  return <OrderDrawer subject={subject} onClose={onClose} />;
}
