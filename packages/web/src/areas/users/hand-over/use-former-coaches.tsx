import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { StillAhead } from './hand-over-dialog.tsx';
import { handOverOptions } from './queries.ts';

const HandOverDialog = lazy(() => import('./hand-over-dialog.tsx').then((module) => ({ default: module.HandOverDialog })));

interface Changed {
  former: readonly { id: string; name: string }[];
  subjectIds: string[];
  successors: readonly string[];
}

interface FormerCoaches {
  /** After coaches were changed: looks what those who went still have ahead with these children. */
  look: (changed: Changed) => Promise<void>;
  /** In the place of closing the form: asks first where something is ahead. */
  close: () => void;
  /** The question, once the form has closed. */
  question: ReactNode;
}

/** After a form that changes coaches, asks for each who went who takes what is booked and planned. */
export function useFormerCoaches(onClose: () => void): FormerCoaches {
  const queryClient = useQueryClient();
  const [still, setStill] = useState<StillAhead[]>([]);
  const [isAsking, setAsking] = useState(false);
  const look = async ({ former, subjectIds, successors }: Changed) => {
    if (subjectIds.length === 0) return;
    const successorId = successors.length === 1 ? successors[0] : undefined;
    const found = await Promise.all(
      former.map(async (coach): Promise<StillAhead | undefined> => {
        // without an answer nothing is asked: the change itself is through
        const ahead = await queryClient.fetchQuery(handOverOptions({ coachUserId: coach.id, subjectIds })).catch(() => undefined);
        return ahead && ahead.bookings + ahead.plans > 0 ? { coach, subjectIds, ahead, successorId } : undefined;
      }),
    );
    setStill(found.filter((each) => each !== undefined));
  };
  const [next, ...rest] = still;
  const close = () => (next ? setAsking(true) : onClose());
  const answered = () => (rest.length > 0 ? setStill(rest) : onClose());
  return {
    look,
    close,
    question: isAsking && next && (
      <Suspense>
        <HandOverDialog key={next.coach.id} still={next} onClose={answered} />
      </Suspense>
    ),
  };
}
