import { type ComponentProps, lazy, Suspense } from 'react';
import { leaveBy } from './left-list.ts';
import { CardSkeleton } from './list-skeleton.tsx';
import type * as cards from './row-cards.tsx';

// of whatever rows: a part that is fetched forgets that it is generic
const Cards = lazy(() => import('./row-cards.tsx').then((module) => ({ default: module.RowCards }))) as unknown as typeof cards.RowCards;

/** The rows of a list on a phone: cards, which no other screen fetches. */
export function PhoneRows<Row extends { id: string | number }>(props: ComponentProps<typeof cards.RowCards<Row>>) {
  return (
    <div onClickCapture={({ target }) => leaveBy(target)}>
      <Suspense fallback={<CardSkeleton />}>
        <Cards<Row> {...props} />
      </Suspense>
    </div>
  );
}
